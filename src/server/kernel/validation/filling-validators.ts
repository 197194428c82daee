import { contractValidators } from './contract-validators.ts'

/** Validators for what somebody wrote, request bodies and tenant files: what was left out takes its default, in place. */
export const fillingValidators = contractValidators({ useDefaults: true })

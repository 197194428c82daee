import { contractValidators } from './contract-validators.ts'

/** Validators for written input, request bodies and tenant files: missing fields get their defaults, in place. */
export const fillingValidators = contractValidators({ useDefaults: true })

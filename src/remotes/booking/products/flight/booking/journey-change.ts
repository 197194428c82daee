import type { ItemChange } from '../../../../../contract/types.ts'

/** What changes of a journey; null while something is missing. */
export type JourneyChange = Omit<Extract<ItemChange, { product: 'flight' }>, 'product'> | null

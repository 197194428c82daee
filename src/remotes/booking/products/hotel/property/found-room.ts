import type { HotelAnswer } from '../../../../../contract/types.ts'

/** A room type with its available rates. */
export type FoundRoom = NonNullable<HotelAnswer['rooms']>[number]

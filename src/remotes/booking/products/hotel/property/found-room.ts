import type { HotelAnswer } from '../../../../../contract/types.ts'

/** A type of room with what it can be had for. */
export type FoundRoom = NonNullable<HotelAnswer['rooms']>[number]

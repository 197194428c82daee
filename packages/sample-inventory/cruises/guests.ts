import type { CabinGuests, NoCruise } from '../../../src/server/domain/suppliers/cruise-shapes.ts'
import type { FleetShip } from './fleet.ts'

/** What a guest pays, from the most. */
export type GuestBand = 'adult' | 'child' | 'infant'

/** A guest of this age books without a parent. */
const ADULT = 18
const CHILD_UNTIL = 12
const INFANT_UNTIL = 2
const SENIOR_FROM = 65
/** The age of a guest whose age does not matter. */
const GROWN = 40
/** Most guests of a cabin. */
export const MOST_GUESTS = 4

/** Returns the ages of all guests of a cabin, the oldest first. */
export function agesOf({ adults, ages }: CabinGuests): number[] {
  return [...Array.from({ length: adults }, () => GROWN), ...ages].toSorted((a, b) => b - a)
}

/** Returns the bands of all guests of a cabin, those who pay most first. */
export function bandsOf(guests: CabinGuests): GuestBand[] {
  return agesOf(guests).map((age) => (age < INFANT_UNTIL ? 'infant' : age < CHILD_UNTIL ? 'child' : 'adult'))
}

/** Whether a guest is a senior. */
export function hasSenior({ ages }: CabinGuests): boolean {
  return ages.some((age) => age >= SENIOR_FROM)
}

/** Returns why a ship does not take these guests in one cabin; null if it does. */
export function refusalOf(
  guests: CabinGuests,
  { minimumAge = 0, youngestMonths = 0 }: Pick<FleetShip, 'minimumAge' | 'youngestMonths'>,
): NoCruise | null {
  const ages = agesOf(guests)
  const youngest = ages.at(-1)
  if (youngest === undefined || (ages[0] ?? 0) < ADULT) return 'no_adult'
  if (ages.length > MOST_GUESTS) return 'too_many_guests'
  if (youngest < minimumAge) return 'adults_only'
  // Ages are whole years: a baby of no year may be too young where the line asks for more than months.
  return youngest * 12 + 11 < youngestMonths ? 'infant_too_young' : null
}

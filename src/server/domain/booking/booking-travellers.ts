import type { Traveller } from '../../../contract/types.ts'
import type { BookingTraveller } from '../suppliers/traveller.ts'

/** Returns the travellers of an item in the supplier's format. */
export function bookingTravellers(travellers: readonly Traveller[]): BookingTraveller[] {
  return travellers.map(({ firstName, lastName, ...rest }) => ({
    givenName: firstName,
    familyName: lastName,
    ...rest,
  }))
}

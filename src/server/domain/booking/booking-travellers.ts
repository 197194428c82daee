import type { Traveller } from '../../../contract/types.ts'
import type { BookingTraveller } from '../suppliers/traveller.ts'

/** Takes the travellers of an item and gives them as suppliers know them. */
export function bookingTravellers(travellers: readonly Traveller[]): BookingTraveller[] {
  return travellers.map(({ firstName, lastName, ...said }) => ({
    givenName: firstName,
    familyName: lastName,
    ...said,
  }))
}

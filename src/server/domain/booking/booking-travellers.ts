import type { Traveller } from '../../../contract/types.ts'
import type { BookingTraveller } from '../suppliers/traveller.ts'

/** Takes the travellers of a booking and gives them as suppliers know them. */
export function bookingTravellers(travellers: readonly Traveller[]): BookingTraveller[] {
  return travellers.map(({ firstName, lastName, type, room, ...said }) => ({
    ...{ givenName: firstName, familyName: lastName, room: room - 1 },
    ...said,
    kind: type === 'child' ? ('child' as const) : ('adult' as const),
  }))
}

import { isBookingReference } from '../../../tenant/booking-reference.ts'

/** What an address says of whom it is booked for: the reference of a booking of theirs. */
export const FOR_CLIENT = 'client'

/** Takes an address and the booking of a client, if there is one, and gives the address that books for them again. */
export function forClient(href: string, reference: string | null): string {
  return reference ? `${href}&${FOR_CLIENT}=${reference}` : href
}

/** Takes an address and gives the booking whose people it books for, which goes along until it is booked; null where it names none. */
export function readClient(params: URLSearchParams): string | null {
  const reference = params.get(FOR_CLIENT) ?? ''
  return isBookingReference(reference) ? reference : null
}

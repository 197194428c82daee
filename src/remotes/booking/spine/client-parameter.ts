import { isBookingReference } from '../../../tenant/booking-reference.ts'

/** Address parameter with the reference of a booking whose client is booked for again. */
export const FOR_CLIENT = 'client'

/** Adds the client's booking, if any, to an address, so that the client is booked for again. */
export function withClient(href: string, reference: string | null): string {
  return reference ? `${href}&${FOR_CLIENT}=${reference}` : href
}

/**
 * Returns the reference of the booking whose client is booked for; links keep it until the booking is made. Null if
 * the address has none.
 */
export function readClient(params: URLSearchParams): string | null {
  const reference = params.get(FOR_CLIENT) ?? ''
  return isBookingReference(reference) ? reference : null
}

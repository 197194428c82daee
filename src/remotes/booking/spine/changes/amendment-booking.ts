import type { Booking } from '../../../../contract/types.ts'

/** Returns the booking as a payment step needs it to pay an amendment: on hold until the amendment is paid or over. */
export function amendmentBooking(booking: Booking, id: string): Booking {
  const found = booking.items.flatMap(({ amendments = [] }) => amendments).find((one) => one.id === id)
  const { hold: _, ...rest } = booking
  const payment = found?.state === 'accepted' ? found.payment : undefined
  return payment === undefined || payment.state === 'canceled'
    ? { ...rest, state: 'confirmed' }
    : { ...rest, state: 'on_hold', payment }
}

import type { Amendment, Booking } from '../../../../contract/types.ts'

/** Gives the change of a booking that was asked for last; null where none was. */
export function latestAmendment({ items }: Pick<Booking, 'items'>): Amendment | null {
  const all = items.flatMap(({ amendments = [] }) => amendments)
  return all.toSorted((one, other) => (one.createdAt < other.createdAt ? -1 : 1)).at(-1) ?? null
}

/** Takes a booking and gives it as a payment step sees it that pays a change: on hold until the change is paid or over. */
export function amendmentBooking(booking: Booking, id: string): Booking {
  const found = booking.items.flatMap(({ amendments = [] }) => amendments).find((one) => one.id === id)
  const { hold: _, ...rest } = booking
  const payment = found?.state === 'accepted' ? found.payment : undefined
  return payment === undefined || payment.state === 'canceled'
    ? { ...rest, state: 'confirmed' }
    : { ...rest, state: 'on_hold', payment }
}

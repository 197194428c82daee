import { answer, type BookingDependencies } from './bookings.ts'
import { notFound, Refusal } from './refusal.ts'
import { type Route, route } from './route.ts'
import { noted, onlyItem, requireHeld, type StoredBooking, stayOf } from './stored-booking.ts'

/** Makes the calls that pay for a hold with a sandbox that takes no money, and confirm it. */
export function paymentRoutes({ store, once, clock }: BookingDependencies): readonly Route[] {
  function confirm(found: StoredBooking): void {
    const { booking } = found
    if (booking.state === 'confirmed') return
    requireHeld(found)
    const { payment } = booking
    // An unpaid booking is not confirmed: the answer is the booking, still on hold.
    if (payment.gateway !== 'none' && payment.state !== 'requires_capture') return
    const { hold: _, ...rest } = booking
    const { reference: _reference, clientSecret: _secret, ...paid } = payment
    const isRefundable = stayOf(rest).rate.isRefundable
    const item = {
      ...onlyItem(rest),
      state: 'confirmed' as const,
      confirmationNumber: `EXAMPLE-${rest.reference.slice(3)}`,
      availableActions: isRefundable ? ['cancel' as const] : [],
    }
    found.booking = {
      ...rest,
      items: [item],
      state: 'confirmed',
      payment: { ...paid, state: 'succeeded', paid: payment.due },
    }
    noted(found.booking, 'confirmed', clock())
  }

  return [
    route('authoriseSandboxPayment', 'POST /api/payments/sandbox/{id}', ({ agency, path, body }) => {
      const found = store.list(agency).find(({ booking }) => booking.payment.reference === path.id)
      const payment = found?.booking.payment
      if (!found || payment?.clientSecret !== body.clientSecret) throw notFound('payment')
      requireHeld(found)
      if ('token' in body && body.token === 'sandbox_success') {
        payment.state = 'requires_capture'
        return { body: { data: { state: payment.state } } }
      }
      payment.declined = 'card_declined'
      throw new Refusal(402, 'The card was declined. The example accepts only the token sandbox_success.', {
        code: 'payment_declined',
        declined: payment.declined,
      })
    }),
    route('payAgain', 'POST /api/bookings/{reference}/payment', (call) => {
      const found = store.of(call)
      return once('payAgain', call, () => {
        requireHeld(found)
        const { declined: _, ...payment } = found.booking.payment
        found.booking.payment = { ...payment, state: 'requires_payment_method' }
        return answer(found, call.person)
      })
    }),
    route('confirmBooking', 'POST /api/bookings/{reference}/confirmation', (call) => {
      const found = store.of(call)
      // A key is valid for one booking; the answer is the current booking.
      once('confirmBooking', call, () => null)
      confirm(found)
      return answer(found, call.person)
    }),
  ]
}

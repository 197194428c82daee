import { beforeAll, describe, expect, it } from 'vitest'
import { gatewayFaults } from '../../../domain/payments/testing-gateway-faults.ts'
import { type BookingApp, openBookingApp } from './testing-booking-app.ts'
import { hold, pay, quoteOf, read } from './testing-booking-flow.ts'

const faults = gatewayFaults()
let app: BookingApp
beforeAll(async () => {
  app = await openBookingApp({ gateway: faults.between })
})

/** Paid at the gateway by a browser whose connection broke before it could confirm. */
async function paidUnheard(token?: string) {
  const { booking, holder } = await hold(app, {}, await quoteOf(app, {}))
  await pay(app, holder, booking, token)
  return { booking, holder }
}
const storedState = async (reference: string) => {
  const found = await app.repositories.bookings.findByReference(reference)
  return (await app.repositories.payments.ofBooking(found?.id ?? '')).at(-1)?.state
}

describe('a payment with news at the gateway', () => {
  it("has the gateway's state, and no client secret once it is authorised", async () => {
    const { booking, holder } = await paidUnheard()
    expect(await storedState(booking.reference)).toBe('requires_payment_method')
    const { data } = await read(app, holder, booking)
    expect(data).toMatchObject({ state: 'on_hold', payment: { state: 'requires_capture' } })
    expect(data.payment).not.toHaveProperty('clientSecret')
    expect(data.payment).not.toHaveProperty('reference')
  })

  it('has the stored state if the gateway gives no answer', async () => {
    const { booking, holder } = await paidUnheard()
    faults.fail('retrieve', 'timeout')
    const { data } = await read(app, holder, booking)
    expect(data.payment).toMatchObject({ state: 'requires_payment_method' })
    expect(data.payment).not.toHaveProperty('clientSecret')
  })

  it('names a decline that is not stored yet, and keeps its client secret', async () => {
    const { booking, holder } = await paidUnheard('sandbox_insufficient_funds')
    const { data } = await read(app, holder, booking)
    expect(data.payment).toMatchObject({
      state: 'requires_payment_method',
      declined: 'insufficient_funds',
      clientSecret: booking.payment.clientSecret,
    })
  })
})

describe('the seconds left of a hold', () => {
  it('are absent once it is over, and not a moment before', async () => {
    const { booking, holder } = await hold(app, {}, await quoteOf(app, {}))
    app.passSeconds(899.6)
    expect((await read(app, holder, booking)).data.hold).toMatchObject({ secondsLeft: 1 })
    app.passSeconds(0.4)
    expect((await read(app, holder, booking)).data.hold).toMatchObject({ secondsLeft: 0, canExtend: false })
  })
})

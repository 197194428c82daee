import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createStripeGateway } from './stripe-gateway.ts'
import { type StripeStandIn, startStripeStandIn } from './testing-stripe.ts'

const payment = { object: 'payment_intent', id: 'pi_1' }

describe('readStripeWebhook', () => {
  let stripe: StripeStandIn
  beforeAll(async () => {
    stripe = await startStripeStandIn()
  })
  afterAll(() => stripe.stop())

  const gateway = (changes: { secretKey?: string } = {}) =>
    createStripeGateway({ ...stripe, clock: () => new Date(), ...changes })
  const read = (type: string, object: unknown, changes: object = {}) => {
    const { body, headers } = stripe.webhook(type, object, changes)
    return gateway().readWebhook(body, headers)
  }

  it('returns the payment of an event, whatever object it contains', async () => {
    const charge = { object: 'charge', id: 'ch_1', payment_intent: 'pi_1' }
    const refund = { object: 'refund', id: 're_1', payment_intent: 'pi_1' }
    const about = { gatewayReference: 'pi_1', id: 'evt_1' }
    const id = { id: 'evt_1' }
    expect(await read('payment_intent.succeeded', payment, id)).toEqual({ ...about, about: 'payment' })
    expect(await read('charge.refunded', charge, id)).toEqual({ ...about, about: 'refund' })
    expect(await read('refund.failed', refund, id)).toEqual({ ...about, about: 'refund' })
    const dispute = { object: 'dispute', id: 'dp_1', payment_intent: 'pi_1' }
    expect(await read('charge.dispute.created', dispute, id)).toEqual({
      ...about,
      about: 'dispute',
      dispute: 'dp_1',
    })
  })

  it('ignores other events, and those without a payment', async () => {
    for (const type of ['payout.paid', 'payment_intent.created', 'constructor', '']) {
      expect(await read(type, payment)).toBeNull()
    }
    expect(await read('refund.updated', { object: 'refund', id: 're_1', payment_intent: null })).toBeNull()
    expect(await read('charge.refunded', null)).toBeNull()
    expect(await read('charge.refunded', payment, { data: undefined })).toBeNull()
  })

  it('accepts no event of the test mode for live keys, nor the other way round', async () => {
    const { body, headers } = stripe.webhook('payment_intent.succeeded', payment)
    const live = gateway({ secretKey: 'sk_live_1' })
    expect(await live.readWebhook(body, headers)).toBeNull()
    expect(await read('payment_intent.succeeded', payment, { livemode: true })).toBeNull()
  })

  it('refuses a signed body that is not an event', async () => {
    await expect(read('x', payment, { object: 'v2.core.event' })).rejects.toMatchObject({
      fault: 'unreadable',
    })
  })

  it('keeps neither body nor signature in the logged error', async () => {
    const { body } = stripe.webhook('payment_intent.succeeded', {
      ...payment,
      client_secret: 'told-to-nobody',
    })
    const forged = gateway().readWebhook(body, new Headers({ 'stripe-signature': 't=1,v1=forged' }))
    const error = await forged.catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ fault: 'unproven' })
    expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toMatch(/told-to-nobody|forged/)
  })
})

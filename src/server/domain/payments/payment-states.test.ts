import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  nextPaymentState,
  type PaymentEvent,
  type PaymentState,
  paymentEvents,
  paymentStates,
} from './payment-states.ts'

/** Every legal step, written down separately from the table in the code. */
const legal: [PaymentState, PaymentEvent, PaymentState][] = [
  ['requires_payment_method', 'require_action', 'requires_action'],
  ['requires_payment_method', 'process', 'processing'],
  ['requires_payment_method', 'authorise', 'requires_capture'],
  ['requires_payment_method', 'decline', 'requires_payment_method'],
  ['requires_payment_method', 'cancel', 'canceled'],
  ['requires_action', 'process', 'processing'],
  ['requires_action', 'authorise', 'requires_capture'],
  ['requires_action', 'decline', 'requires_payment_method'],
  ['requires_action', 'cancel', 'canceled'],
  ['processing', 'authorise', 'requires_capture'],
  ['processing', 'decline', 'requires_payment_method'],
  ['processing', 'cancel', 'canceled'],
  ['requires_capture', 'capture', 'succeeded'],
  ['requires_capture', 'cancel', 'canceled'],
  ['succeeded', 'begin_refund', 'succeeded'],
  ['succeeded', 'refund', 'succeeded'],
  ['succeeded', 'fail_refund', 'succeeded'],
  ['succeeded', 'dispute', 'succeeded'],
]
const every = paymentStates.flatMap((state) => paymentEvents.map((event) => [state, event] as const))

describe('a payment', () => {
  it.each(legal)('that is %s may %s and is then %s', (state, event, then) => {
    expect(nextPaymentState(state, event)).toBe(then)
  })

  it('refuses everything else', () => {
    const isLegal = (state: PaymentState, event: PaymentEvent) =>
      legal.some(([from, what]) => from === state && what === event)
    const refused = every.filter(([state, event]) => !isLegal(state, event))
    expect(refused).toHaveLength(every.length - legal.length)
    for (const [state, event] of refused)
      expect([state, event, nextPaymentState(state, event)]).toEqual([state, event, null])
  })

  it('is captured at most once, after it was authorised, and never both captured and voided', () => {
    const events = fc.array(fc.constantFrom(...paymentEvents), { maxLength: 60 })
    fc.assert(
      fc.property(events, (sequence) => {
        let state: PaymentState = 'requires_payment_method'
        const done: PaymentEvent[] = []
        for (const event of sequence) {
          const next = nextPaymentState(state, event)
          if (next === null) continue
          expect(legal).toContainEqual([state, event, next])
          done.push(event)
          state = next
        }
        const captures = done.filter((event) => event === 'capture').length
        const cancels = done.filter((event) => event === 'cancel').length
        expect(captures + cancels).toBeLessThanOrEqual(1)
        if (captures === 1) expect(done.indexOf('authorise')).toBeLessThan(done.indexOf('capture'))
        if (captures === 1) expect(done.indexOf('authorise')).toBeGreaterThanOrEqual(0)
        if (done.includes('refund')) expect(done.indexOf('capture')).toBeLessThan(done.indexOf('refund'))
      }),
    )
  })
})

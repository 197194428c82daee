import { describe, expect, it } from 'vitest'
import type { BookedTruth } from './testing-booked-truth.ts'
import { checkBooked } from './testing-check-booked.ts'
import { newJourney } from './testing-http-journey.ts'

const amount = { amount: 500, currency: 'USD' }
const taken = { reference: 'a', state: 'succeeded', captured: 500, refunds: [], amount } as const
/** One booking that is confirmed, paid and kept by the supplier. */
const whole: BookedTruth = {
  items: [{ id: 'a', reference: 'LV-AAAAAA', state: 'confirmed', outcome: null }],
  payments: [{ bookingId: 'a', state: 'succeeded', captured: 500, refunded: 0 }],
  taken: [taken],
  rooms: [{ reference: 'a', state: 'confirmed' }],
  givenUp: [],
}
const refund = (sum: number) => ({ gatewayReference: 'r', idempotencyKey: 'k', amount: sum })
const inState = (state: string): BookedTruth['items'] => [
  { id: 'a', reference: 'LV-AAAAAA', state, outcome: null },
]
const answered = (state: string, reference = 'LV-AAAAAA') => {
  const journey = newJourney('rate', undefined, false)
  journey.said.push({ step: 'confirm', state, reference, refund: undefined })
  return journey
}

describe('what is looked for after servers were killed', () => {
  it('is nothing where gateway, supplier and books agree with what was answered', () => {
    expect(() => checkBooked(whole, [answered('confirmed')])).not.toThrow()
  })

  it.each<[string, RegExp, Partial<BookedTruth>]>([
    ['two payments of one booking', /paid twice/, { taken: [taken, taken] }],
    ['a booking that is not paid', /not paid/, { taken: [], payments: [] }],
    ['a booking that the supplier has not', /no room/, { rooms: [{ reference: 'a', state: 'released' }] }],
    ['money for what came to nothing', /paid for nothing/, { items: inState('rejected'), rooms: [] }],
    ['a room for what came to nothing', /keeps a room/, { items: inState('expired') }],
    ['money for no booking', /what is no booking/, { taken: [taken, { ...taken, reference: 'b' }] }],
    [
      'a room for no booking',
      /what is no booking/,
      { rooms: [...whole.rooms, { reference: 'b', state: 'confirmed' }] },
    ],
    ['what nobody decided', /not decided/, { items: inState('pending') }],
    [
      'an authorisation that hangs',
      /neither taken nor let go/,
      { items: inState('on_hold'), taken: [{ ...taken, captured: 0, state: 'requires_capture' }] },
    ],
    [
      'a refund that is counted twice',
      /books of refunds/,
      {
        items: [{ id: 'a', reference: 'LV-AAAAAA', state: 'cancelled', outcome: { refund: 200 } }],
        taken: [{ ...taken, refunds: [refund(200)] }],
        rooms: [{ reference: 'a', state: 'cancelled' }],
        payments: [{ bookingId: 'a', state: 'succeeded', captured: 500, refunded: 400 }],
      },
    ],
    ['what was given up', /given up/, { givenUp: [{ kind: 'capture', error: 'no' }] }],
  ])('is %s', (_, sentence, other) => {
    expect(() => checkBooked({ ...whole, ...other }, [])).toThrow(sentence)
  })

  it('is an answer that is not so, one that nobody should get, and a booking that is gone', () => {
    expect(() => checkBooked(whole, [answered('rejected')])).toThrow(/rejected was answered/)
    expect(() => checkBooked(whole, [answered('on_hold', 'LV-BBBBBB')])).toThrow(/is not there/)
    const odd = newJourney('rate', undefined, false)
    odd.odd.push('confirm: 500 internal')
    expect(() => checkBooked(whole, [odd])).toThrow(/nobody should get/)
  })
})

import { describe, expect, it } from 'vitest'
import type { BookedTruth } from './testing-booked-truth.ts'
import { checkBooked } from './testing-check-booked.ts'
import { newJourney } from './testing-http-journey.ts'

const amount = { amount: 500, currency: 'USD' }
const taken = {
  gatewayReference: 'p',
  reference: 'a',
  state: 'succeeded',
  captured: 500,
  refunds: [],
  amount,
} as const
const item = {
  id: 'a',
  bookingId: 'a',
  reference: 'LV-AAAAAA',
  state: 'confirmed',
  outcome: null,
  total: 500,
  later: 0,
  rateKey: 'a room',
}
const payment = {
  bookingId: 'a',
  gatewayReference: 'p',
  dueOn: null,
  state: 'succeeded',
  captured: 500,
  refunded: 0,
  amendmentId: null as string | null,
}
/** One booking that is confirmed, paid and known to the supplier. */
const whole: BookedTruth = {
  items: [item],
  payments: [payment],
  taken: [taken],
  kept: [{ reference: 'a', state: 'confirmed', rateKey: 'a room' }],
  amendments: [],
  givenUp: [],
}
const refund = (sum: number) => ({ gatewayReference: 'r', idempotencyKey: 'k', amount: sum })
const inState = (state: string): BookedTruth['items'] => [{ ...item, state }]
const later = { ...payment, gatewayReference: 'q', dueOn: '2027-01-01', captured: 300 }
/** The same booking with 300 due later, which have been collected. */
const inParts: BookedTruth = {
  ...whole,
  items: [{ ...item, later: 300 }],
  payments: [{ ...payment, captured: 200 }, later],
  taken: [
    { ...taken, captured: 200 },
    { ...taken, gatewayReference: 'q', captured: 300 },
  ],
}
const answered = (state: string, reference = 'LV-AAAAAA') => {
  const journey = newJourney('rate', undefined, false)
  journey.said.push({ step: 'confirm', item: undefined, state, reference, refund: undefined })
  return journey
}

describe('the check after servers were killed', () => {
  it('finds nothing if gateway, supplier and books agree with the answers', () => {
    expect(() => checkBooked(whole, [answered('confirmed')])).not.toThrow()
  })

  it.each<[string, RegExp, Partial<BookedTruth>]>([
    [
      'two payments of one booking',
      /paid twice/,
      {
        taken: [taken, { ...taken, gatewayReference: 'q' }],
        payments: [payment, { ...payment, gatewayReference: 'q' }],
      },
    ],
    ['a booking that is not paid', /not paid/, { taken: [], payments: [] }],
    [
      'a booking that the supplier has not',
      /no room/,
      { kept: [{ reference: 'a', state: 'released', rateKey: null }] },
    ],
    ['money for what came to nothing', /paid for nothing/, { items: inState('rejected'), kept: [] }],
    ['a room for what came to nothing', /keeps a room/, { items: inState('expired') }],
    ['money for no booking', /what is no booking/, { taken: [taken, { ...taken, reference: 'b' }] }],
    [
      'a room for no booking',
      /what is no booking/,
      { kept: [...whole.kept, { reference: 'b', state: 'confirmed', rateKey: null }] },
    ],
    [
      'another stay at the supplier than in the books',
      /another stay/,
      { kept: [{ reference: 'a', state: 'confirmed', rateKey: 'a longer one' }] },
    ],
    [
      'a change that nobody decided',
      /not decided/,
      { amendments: [{ id: 'c', state: 'in_doubt', reference: 'LV-AAAAAA' }] },
    ],
    ['what nobody decided', /not decided/, { items: inState('pending') }],
    [
      'an authorisation that hangs',
      /neither taken nor let go/,
      { items: inState('on_hold'), kept: [], taken: [{ ...taken, captured: 0, state: 'requires_capture' }] },
    ],
    [
      'a refund that is counted twice',
      /books of refunds/,
      {
        items: [{ ...item, state: 'cancelled', outcome: { refund: 200, penalty: 300 } }],
        taken: [{ ...taken, refunds: [refund(200)] }],
        kept: [{ reference: 'a', state: 'cancelled', rateKey: null }],
        payments: [{ ...payment, refunded: 400 }],
      },
    ],
    ['what was given up', /given up/, { givenUp: [{ kind: 'capture', bookingId: 'a', error: 'no' }] }],
  ])('finds %s', (_, sentence, other) => {
    expect(() => checkBooked({ ...whole, ...other }, [])).toThrow(sentence)
  })

  it('finds nothing after a booking of two items with several payments', () => {
    expect(() => checkBooked(inParts, [])).not.toThrow()
    const other = { ...item, id: 'b', state: 'rejected', total: 900 }
    expect(() => checkBooked({ ...inParts, items: [...inParts.items, other] }, [])).not.toThrow()
  })

  it('finds a later payment that is missing, doubled, or for a cancelled item', () => {
    const [first, second] = inParts.taken
    const lost = { ...inParts, payments: inParts.payments.slice(0, 1), taken: first ? [first] : [] }
    expect(() => checkBooked(lost, [])).toThrow(/not paid what was due later/)
    const again = second && { ...second, gatewayReference: 'r' }
    const twice = {
      ...inParts,
      payments: [...inParts.payments, { ...later, gatewayReference: 'r' }],
      taken: again ? [...inParts.taken, again] : [],
    }
    expect(() => checkBooked(twice, [])).toThrow(/paid twice/)
    const outcome = { penalty: 200, refund: 0 }
    const cancelled = { ...inParts, items: [{ ...item, later: 300, state: 'cancelled', outcome }] }
    const kept = [{ reference: 'a', state: 'cancelled', rateKey: null }]
    expect(() => checkBooked({ ...cancelled, kept }, [])).toThrow(/paid back/)
  })

  it('finds a false answer, a forbidden one, and a lost booking', () => {
    expect(() => checkBooked(whole, [answered('rejected')])).toThrow(/rejected was answered/)
    expect(() => checkBooked(whole, [answered('on_hold', 'LV-BBBBBB')])).toThrow(/is not there/)
    const odd = newJourney('rate', undefined, false)
    odd.odd.push('confirm: 500 internal')
    expect(() => checkBooked(whole, [odd])).toThrow(/nobody should get/)
  })
})

describe('an amendment', () => {
  const dearer = { ...payment, gatewayReference: 'q', amendmentId: 'c', captured: 300 }
  const changed: BookedTruth = {
    ...whole,
    items: [{ ...item, total: 800 }],
    payments: [payment, dearer],
    taken: [taken, { ...taken, gatewayReference: 'q', captured: 300 }],
    amendments: [{ id: 'c', state: 'applied', reference: 'LV-AAAAAA' }],
  }
  const told = () => {
    const journey = answered('confirmed')
    journey.applied.push('c')
    return journey
  }

  it('passes the check if it was paid in addition to the first payment', () => {
    expect(() => checkBooked(changed, [told()])).not.toThrow()
  })

  it('fails the check if it was paid twice, or reversed after its answer', () => {
    const twice = { ...dearer, gatewayReference: 's' }
    const takenTwice = [...changed.taken, { ...taken, gatewayReference: 's', captured: 300 }]
    expect(() =>
      checkBooked({ ...changed, payments: [...changed.payments, twice], taken: takenTwice }, []),
    ).toThrow(/paid twice/)
    const undone = [{ id: 'c', state: 'failed', reference: 'LV-AAAAAA' }]
    expect(() => checkBooked({ ...changed, amendments: undone }, [told()])).toThrow(/to be applied/)
  })
})

import { expect, it } from 'vitest'
import type { Amendment, Booking } from '../../../../contract/types.ts'
import { SOON } from './current-hold.ts'
import { amendmentPollInterval } from './use-watched-booking.ts'

const payment = { gateway: 'sandbox', state: 'requires_payment_method' }
/** Poll interval of a booking whose second item has these amendments, a number of seconds after the answer arrived. */
const pollInterval = (amendments: object[], later = 0) =>
  amendmentPollInterval(
    { items: [{}, { amendments: amendments as Amendment[] }] as Booking['items'] },
    0,
    later * 1000,
  )

it.each(['applying', 'in_doubt'])('is short while an amendment is %s', (state) => {
  expect(pollInterval([{ state: 'applied' }, { state, payment, secondsLeft: 900 }])).toBe(SOON)
})

it('lasts until an unpaid amendment expires, and is short afterwards', () => {
  const waiting = { state: 'accepted', payment, secondsLeft: 900 }
  expect(pollInterval([waiting])).toBe(900_000)
  expect(pollInterval([waiting], 890)).toBe(10_000)
  expect(pollInterval([waiting], 900)).toBe(SOON)
  expect(pollInterval([{ ...waiting, secondsLeft: 0 }])).toBe(SOON)
})

it('is short for an accepted amendment without a payment', () => {
  expect(pollInterval([{ state: 'accepted', secondsLeft: 900 }])).toBe(SOON)
})

it('is false if no amendment is waiting', () => {
  expect(pollInterval([])).toBe(false)
  expect(pollInterval(['proposed', 'applied', 'rejected', 'failed'].map((state) => ({ state })))).toBe(false)
})

import { expect, it } from 'vitest'
import type { HotelRate } from '../../../../../contract/types.ts'
import { leadingRates } from './room-card.tsx'

const now = new Date('2026-03-10T12:00:00Z')
const rate = (rateKey: string, board: HotelRate['board'], isFree: boolean): HotelRate => ({
  rateKey,
  board,
  isRefundable: isFree,
  payment: 'now',
  roomsLeft: 9,
  policy: {
    isRefundable: isFree,
    timeZone: 'Europe/Lisbon',
    steps: [{ from: isFree ? '2026-05-01T00:00:00' : '2026-03-09T00:00:00', penalty: 1 }],
  },
})

it('the leading rates are the cheapest, the cheapest refundable and the cheapest with a meal', () => {
  const rates = [
    rate('a', 'room_only', false),
    rate('b', 'room_only', false),
    rate('c', 'breakfast', false),
    rate('d', 'breakfast', false),
    rate('e', 'room_only', true),
  ]
  expect(leadingRates(rates, now).map(({ rateKey }) => rateKey)).toEqual(['a', 'c', 'e'])
})

it('the next cheapest rates fill up when one rate fits several of these', () => {
  const rates = [
    rate('a', 'breakfast', true),
    rate('b', 'breakfast', true),
    rate('c', 'half_board', true),
    rate('d', 'half_board', true),
  ]
  expect(leadingRates(rates, now).map(({ rateKey }) => rateKey)).toEqual(['a', 'b', 'c'])
})

it('only requested rates are leading rates, unless the room has none', () => {
  const rates = [
    rate('a', 'room_only', false),
    rate('b', 'breakfast', false),
    rate('c', 'room_only', true),
    rate('d', 'half_board', true),
  ]
  const keys = (isRequested: (rate: HotelRate) => boolean) =>
    leadingRates(rates, now, isRequested).map(({ rateKey }) => rateKey)
  expect(keys(({ isRefundable }) => isRefundable)).toEqual(['c', 'd'])
  expect(keys(({ board }) => board === 'full_board')).toEqual(['a', 'b', 'c'])
})

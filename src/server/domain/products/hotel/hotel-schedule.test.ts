import { expect, it } from 'vitest'
import { hotelSchedule } from './hotel-schedule.ts'

const stay = { start: '2026-05-08', end: '2026-05-11' }
const deposit = { percent: 20, balanceOn: '2026-04-17' }

it('takes a deposit with the booking and the rest on its day, without losing a cent', () => {
  expect(hotelSchedule({ payment: 'now', stay, deposit }, 89_999)).toEqual([
    { at: null, amount: 17_900, to: 'agency', kind: 'deposit' },
    { at: '2026-04-17', amount: 72_099, to: 'agency', kind: 'balance' },
  ])
})

it.each([
  ['takes all of it with the booking if there is no deposit', undefined, 89_999],
  ['takes all of it with the booking if the deposit would be tiny', deposit, 499],
])('%s', (_, changes, amount) => {
  const subject = { payment: 'now' as const, stay, ...(changes && { deposit: changes }) }
  expect(hotelSchedule(subject, amount)).toEqual([{ at: null, amount, to: 'agency', kind: 'balance' }])
})

it('leaves amounts paid at the property to it', () => {
  expect(hotelSchedule({ payment: 'at_property', stay }, 500)).toEqual([
    { at: '2026-05-08', amount: 500, to: 'supplier', kind: 'local' },
  ])
})

import { expect, it } from 'vitest'
import { shareOfTotal } from './share-of-total.ts'

const night = (day: number, amount: number) => ({ date: `2026-05-0${day}`, amount })
const price = {
  ...{ currency: 'USD', total: 300, subtotal: 280, taxes: [{ code: 'vat', amount: 20 }], fees: [] },
  nightly: [night(8, 280)],
}

it('leaves a price whose nights and parts add up', () => {
  expect(shareOfTotal(price)).toBe(price)
  const two = { ...price, nightly: [night(8, 100), night(9, 180)] }
  expect(shareOfTotal(two)).toBe(two)
})

it('leaves a price without nights as it is', () => {
  expect(shareOfTotal({ ...price, nightly: [] })).toEqual({ ...price, nightly: [] })
})

it.each([
  ['one wholesale night', [night(8, 230)], [night(8, 280)]],
  ['two wholesale nights', [night(8, 100), night(9, 130)], [night(8, 122), night(9, 158)]],
  ['a night too much', [night(8, 280), night(9, 280)], [night(8, 140), night(9, 140)]],
])('scales %s to the subtotal and leaves the other parts', (_, nightly, shown) => {
  expect(shareOfTotal({ ...price, nightly })).toEqual({ ...price, nightly: shown })
})

it('divides the total where the parts do not add up to it', () => {
  const net = { ...price, subtotal: 230, nightly: [night(8, 230)] }
  expect(shareOfTotal(net)).toEqual({
    ...{ ...price, subtotal: 276, nightly: [night(8, 276)] },
    taxes: [{ code: 'vat', amount: 24 }],
  })
})

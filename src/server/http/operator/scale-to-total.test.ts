import { expect, it } from 'vitest'
import { scaleToTotal } from './scale-to-total.ts'

const night = (day: number, amount: number) => ({ label: 'night', date: `2026-05-0${day}`, amount })
const vat = (amount: number) => ({ code: 'vat', kind: 'tax', amount, treatment: 'standard' })
const price = {
  currency: 'USD',
  total: 300,
  subtotal: 280,
  priceLines: [vat(20)],
  breakdown: [night(8, 280)],
}

it('leaves a price whose nights and parts add up', () => {
  expect(scaleToTotal(price)).toBe(price)
  const two = { ...price, breakdown: [night(8, 100), night(9, 180)] }
  expect(scaleToTotal(two)).toBe(two)
})

it('leaves a price without nights as it is', () => {
  expect(scaleToTotal({ ...price, breakdown: [] })).toEqual({ ...price, breakdown: [] })
})

it.each([
  ['one wholesale night', [night(8, 230)], [night(8, 280)]],
  ['two wholesale nights', [night(8, 100), night(9, 130)], [night(8, 122), night(9, 158)]],
  ['a night too much', [night(8, 280), night(9, 280)], [night(8, 140), night(9, 140)]],
])('scales %s to the subtotal and leaves the other parts', (_, breakdown, shown) => {
  expect(scaleToTotal({ ...price, breakdown })).toEqual({ ...price, breakdown: shown })
})

it('recalculates the parts if they do not add up to the total', () => {
  const net = { ...price, subtotal: 230, breakdown: [night(8, 230)] }
  expect(scaleToTotal(net)).toEqual({
    ...price,
    subtotal: 276,
    breakdown: [night(8, 276)],
    priceLines: [vat(24)],
  })
})

it('leaves pass-through lines and scales the rest', () => {
  const levy = { code: 'levy', kind: 'fee', amount: 30, treatment: 'pass_through' }
  const net = { ...price, subtotal: 200, priceLines: [vat(16), levy], breakdown: [night(8, 200)] }
  expect(scaleToTotal(net)).toEqual({
    ...price,
    subtotal: 250,
    breakdown: [night(8, 250)],
    priceLines: [vat(20), levy],
  })
})

it('scales pass-through lines too if they exceed the total', () => {
  const levy = { code: 'levy', kind: 'fee', amount: 900, treatment: 'pass_through' }
  const odd = { ...price, subtotal: 100, priceLines: [levy], breakdown: [] }
  expect(scaleToTotal(odd)).toMatchObject({ subtotal: 30, priceLines: [{ ...levy, amount: 270 }] })
})

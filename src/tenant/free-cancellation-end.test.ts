import { expect, it } from 'vitest'
import { freeCancellationEnd } from './free-cancellation-end.ts'

const [may, june] = ['2026-05-06T18:00:00', '2026-06-01T00:00:00']

it('is the first time at which a cancellation has a cost, given as an amount or a word', () => {
  const isRefundable = true
  const priced = [
    { from: may, penalty: 1 },
    { from: june, penalty: 2 },
  ]
  expect(freeCancellationEnd({ isRefundable, steps: priced })).toBe(may)
  const worded = [
    { from: may, costs: 'nothing' as const },
    { from: june, costs: 'part' as const },
  ]
  expect(freeCancellationEnd({ isRefundable, steps: worded })).toBe(june)
  expect(freeCancellationEnd({ isRefundable, steps: [{ from: may, penalty: 0 }, ...priced.slice(1)] })).toBe(
    june,
  )
})

it('is null if nothing is refundable or no time is given', () => {
  expect(freeCancellationEnd({ isRefundable: false, steps: [{ from: may, penalty: 1 }] })).toBeNull()
  expect(freeCancellationEnd({ isRefundable: true, steps: [] })).toBeNull()
})

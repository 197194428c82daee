import { expect } from 'vitest'
import type { CancellationPolicy } from './cancellation-policy.ts'
import type { SupplierPrice } from './supplier-price.ts'

/** Asserts that the parts of a price are whole and add up to it. */
export function expectSoundPrice(price: SupplierPrice): void {
  const { breakdown, base, priceLines, net, retail, minimumSelling, dueLocally, currency } = price
  const amounts = [...breakdown, ...priceLines, ...dueLocally].map(({ amount }) => amount)
  for (const amount of [...amounts, base, net, retail]) {
    expect(Number.isSafeInteger(amount) && amount >= 0).toBe(true)
  }
  expect(sum(breakdown)).toBe(base)
  expect(base + sum(priceLines)).toBe(net)
  expect(net).toBeGreaterThanOrEqual(1)
  expect(retail).toBeGreaterThanOrEqual(net)
  expect(minimumSelling ?? net).toBeGreaterThanOrEqual(net)
  expect(minimumSelling ?? retail).toBeLessThanOrEqual(retail)
  expect(currency).toMatch(/^[A-Z]{3}$/)
  for (const due of dueLocally) expect(due.currency).toMatch(/^[A-Z]{3}$/)
}

/** Asserts that a policy has a fee for every moment, rising with time and never above the price. */
export function expectSoundPolicy(
  { timeZone, steps, isRefundable }: CancellationPolicy,
  price: Pick<SupplierPrice, 'net' | 'currency'>,
): void {
  expect(() => new Intl.DateTimeFormat('en', { timeZone })).not.toThrow()
  expect(steps.length).toBeGreaterThanOrEqual(1)
  const times = steps.map(({ from }) => from)
  expect(times).toEqual([...new Set(times)].sort())
  for (const from of times) expect(from).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/)
  const penalties = steps.map(({ penalty }) => penalty.amount)
  expect(penalties).toEqual([...new Set(penalties)].sort((a, b) => a - b))
  expect(penalties[0]).toBeGreaterThan(0)
  expect(penalties.at(-1)).toBeLessThanOrEqual(price.net)
  if (!isRefundable) expect(penalties).toEqual([price.net])
  for (const { penalty } of steps) expect(penalty.currency).toBe(price.currency)
}

function sum(lines: readonly { readonly amount: number }[]): number {
  return lines.reduce((total, { amount }) => total + amount, 0)
}

import { expect, it } from 'vitest'
import { sumOfPrices } from './sum-of-prices.ts'
import type { SupplierPrice } from './supplier-price.ts'

const price = (changes: Partial<SupplierPrice> = {}): SupplierPrice => ({
  currency: 'EUR',
  breakdown: [{ label: 'adult', amount: 900 }],
  base: 900,
  priceLines: [{ code: 'conservation_fee', kind: 'fee', amount: 100, treatment: 'pass_through' }],
  net: 1_000,
  retail: 1_200,
  minimumSelling: null,
  dueLocally: [],
  ...changes,
})

it('adds every part of prices, so that their base and lines still make their net', () => {
  const sum = sumOfPrices([price(), price({ minimumSelling: 1_100 })])
  expect(sum).toMatchObject({ base: 1_800, net: 2_000, retail: 2_400, minimumSelling: 2_100 })
  const lines = sum.priceLines.reduce((total, { amount }) => total + amount, 0)
  expect(sum.base + lines).toBe(sum.net)
  expect(sum.breakdown).toHaveLength(2)
})

it('refuses nothing and several currencies', () => {
  expect(() => sumOfPrices([])).toThrow(TypeError)
  expect(() => sumOfPrices([price(), price({ currency: 'USD' })])).toThrow(TypeError)
})

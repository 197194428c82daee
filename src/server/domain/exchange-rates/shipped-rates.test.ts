import { describe, expect, it } from 'vitest'
import { countryTable } from '../../../../packages/geography/countries/country-table.ts'
import { shippedRates } from './shipped-rates.ts'
import { staticRates } from './static-rates.ts'

describe('the shipped rates', () => {
  // §9.10
  it('are relative to USD, dated, and marked as a sample', () => {
    expect(shippedRates.base).toBe('USD')
    expect(shippedRates.rates.USD).toBe(1)
    expect(shippedRates.asOf).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    expect(shippedRates.source).toContain('reference sample')
  })

  it('are positive numbers for some 150 currencies', () => {
    expect(Object.keys(shippedRates.rates).length).toBeGreaterThan(150)
    expect(Object.values(shippedRates.rates).every((rate) => Number.isFinite(rate) && rate > 0)).toBe(true)
  })

  it('include the currency of every country but North Korea, whose won has no market', () => {
    const without = countryTable.filter((row) => !Object.hasOwn(shippedRates.rates, row.currency))
    expect(without.map((row) => row.code)).toEqual(['KP'])
  })

  it('respect the pegs between currencies', () => {
    const { rates } = shippedRates
    expect(rates.GIP).toBe(rates.GBP)
    expect(rates.FKP).toBe(rates.GBP)
    expect(rates.NAD).toBe(rates.ZAR)
    expect(rates.BTN).toBe(rates.INR)
    expect(rates.XOF).toBe(rates.XAF)
    expect((rates.XOF ?? 0) / (rates.EUR ?? 1)).toBeCloseTo(655.957, -1)
    expect((rates.DKK ?? 0) / (rates.EUR ?? 1)).toBeCloseTo(7.46, 1)
  })

  it('are what a provider without a service returns', async () => {
    expect(await staticRates().current()).toBe(shippedRates)
  })
})

import { expect, it } from 'vitest'
import { resolveCurrency } from './currency.ts'

const agency = { defaultCurrency: 'MXN' }
const offered = ['USD', 'EUR', 'MXN']

it('takes the query before the stored selection before the default of the agency', () => {
  expect(resolveCurrency({ query: 'eur', stored: 'USD', agency, offered })).toBe('EUR')
  expect(resolveCurrency({ query: null, stored: 'USD', agency, offered })).toBe('USD')
  expect(resolveCurrency({ query: null, stored: null, agency, offered })).toBe('MXN')
})

it('passes over a currency that the agency does not offer', () => {
  expect(resolveCurrency({ query: 'XXX', stored: '<b>', agency, offered })).toBe('MXN')
})

it('falls back to the US dollar (spec §9)', () => {
  expect(resolveCurrency({ query: null, stored: null, agency, offered: [] })).toBe('USD')
})

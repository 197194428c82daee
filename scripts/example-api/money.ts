import type { components } from '../../src/contract/api.gen.ts'
import { wrongField } from './refusal.ts'

export type Price = components['schemas']['ShownPrice']
export type CurrencyCode = Price['currency']

/** Units of a currency for one US dollar. Each of these currencies has two decimals. */
export const rates = {
  USD: 1,
  EUR: 0.92,
  GBP: 0.79,
  CHF: 0.89,
  CAD: 1.36,
  AUD: 1.52,
  MXN: 18.4,
  BRL: 5.4,
  DKK: 6.87,
  NOK: 10.6,
  SEK: 10.4,
  AED: 3.67,
  INR: 83.4,
} as const

/** The date of the rates. */
export const RATES_OF = '2026-03-02'

/** Converts US cents to a currency's minor units; refuses a currency without a rate. */
export function converted(cents: number, currency: string): number {
  const rate = (rates as Readonly<Record<string, number>>)[currency]
  if (rate === undefined) {
    throw wrongField('currency', `must be one of ${Object.keys(rates).join(', ')}`)
  }
  return Math.round(cents * rate)
}

interface Priced {
  /** What the agency pays for a night in all rooms, in US cents. */
  nightly: number
  nights: readonly string[]
  currency: CurrencyCode
  /** Percentage that the agency adds. */
  markup: number
}

/** Makes a price: the nights with the agency's markup, and 6 % value added tax. Amounts are whole minor units. */
export function priceOf({ nightly, nights, currency, markup }: Priced): Price {
  const net = converted(Math.round(nightly * 1.06), currency) * nights.length
  const night = Math.round(converted(nightly, currency) * (1 + markup / 100))
  const subtotal = night * nights.length
  const vat = Math.round(subtotal * 0.06)
  const total = subtotal + vat
  const retail = Math.round(total * 1.15)
  return {
    currency,
    total,
    subtotal,
    dueLocally: [],
    priceLines: [{ code: 'vat', kind: 'tax', amount: vat, treatment: 'standard' }],
    breakdown: nights.map((date) => ({ label: 'night', date, amount: night })),
    saved: retail - total,
    retail,
    net,
    base: converted(nightly, currency) * nights.length,
    markup: total - net,
    exchange: {
      from: 'USD',
      rate: (rates as Readonly<Record<string, number>>)[currency] ?? 1,
      asOf: RATES_OF,
    },
  }
}

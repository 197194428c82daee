import type { Rates } from '../../contract/types.ts'
import { convert } from '../rates/convert.ts'
import { currencyExponent } from '../rates/currency-exponent.ts'
import type { DatedRates } from '../rates/rates-provider.ts'
import type { Price } from '../suppliers/money.ts'
import type { Viewer } from './viewer.ts'

export interface RatesContext {
  readonly viewer: Viewer
  /** ISO 4217; it must have an exchange rate. */
  readonly currency: string
  readonly exchange: DatedRates
  /** The agency's own share on top of the wholesale rate; 0.12 = twelve percent. */
  readonly markup: number
}

/**
 * Takes a supplier's price and who looks in which currency, and gives the rates of spec §3 as decimals in major units, or
 * nothing for a viewer who may not see prices. In whole minor units totalRate = baseRate + taxAndFee and savedPrice =
 * publishedRate − totalRate exactly; the two parts of the total go only to agents who are not restricted (spec §2.5, §6).
 */
export function dealRates(price: Price, context: RatesContext): Rates | undefined {
  const { viewer, currency, exchange, markup } = context
  if (viewer === 'anonymous-without-prices') return undefined
  const inCurrency = ({ amount, currency: from }: Price['net']) =>
    convert(amount, from, currency, exchange.rates)
  const base = inCurrency(price.net)
  const published = Math.max(base, inCurrency(price.retail))
  // Nobody buys above the public price, so the markup ends there.
  const fee = Math.min(Math.round(base * markup), published - base)
  const total = base + fee
  const decimal = (minor: number) => minor / 10 ** currencyExponent(currency)
  return {
    publishedRate: decimal(published),
    totalRate: decimal(total),
    ...(viewer === 'agent' ? { baseRate: decimal(base), taxAndFee: decimal(fee) } : {}),
    savedPrice: decimal(published - total),
    discountPercentage: published === 0 ? 0 : Math.round(((published - total) * 100) / published),
    currency,
  }
}

import { currencyExponent } from '../../../tenant/money/minor-units.ts'
import type { OctoPrice } from './octo-record.ts'

/** The same amounts, as OCTO's prices have them. */
export type OctoCents = OctoPrice

/** Returns a price as OCTO writes it; its taxes are those of the sum. */
export function pricingOf({ original, retail, net, currency }: OctoCents): object {
  return { original, retail, net, currency, currencyPrecision: currencyExponent(currency), includedTaxes: [] }
}

/** Returns the difference of two prices for `count` units, each. */
export function priceOfEach(more: OctoCents, less: OctoCents | null, count: number): OctoCents {
  const each = (name: 'original' | 'retail' | 'net') =>
    Math.max(0, Math.round((more[name] - (less?.[name] ?? 0)) / count))
  return { original: each('original'), retail: each('retail'), net: each('net'), currency: more.currency }
}

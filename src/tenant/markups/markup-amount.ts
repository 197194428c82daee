import type { MarkupRule } from '../../contract/types.ts'
import { convert } from '../money/convert.ts'
import { minorUnits, priceUnit } from '../money/minor-units.ts'

/** The markup if no rule applies: the agency earns from it, and the traveller still pays less than elsewhere. */
export const defaultMarkup: MarkupRule = { kind: 'percent', value: 12 }

/**
 * Returns what a rule adds to a wholesale rate in minor units (a multiple of `priceUnit`), rounded once to that unit.
 * A fixed amount in a currency without an exchange rate adds the default markup instead, so that sales continue.
 */
export function markupAmount(
  rule: MarkupRule,
  net: number,
  currency: string,
  rates: Readonly<Record<string, number>>,
): number {
  const unit = priceUnit(currency)
  const share = (percent: number) => percentShare(net / unit, percent) * unit
  if (rule.kind === 'percent') return share(rule.value)
  const { value, currency: from = currency } = rule
  if (from !== currency && !Object.hasOwn(rates, from)) return share(defaultMarkup.value)
  return convert(minorUnits(value, from), from, currency, rates, unit)
}

/**
 * Returns a percentage (up to two decimals) of a whole number of minor units, in whole minor units, halves up.
 * `percentShare(10_000, 12.5)` is 1250.
 */
export function percentShare(amount: number, percent: number): number {
  // Hundredths of a percent are whole numbers; a binary fraction would not be exact.
  return Math.round((amount * Math.round(percent * 100)) / 10_000)
}

/** A supplier's price in whole minor units of one currency. */
export interface MarkedPrice {
  readonly net: number
  /** The public price. */
  readonly retail: number
  /** The lowest price at which the supplier allows a sale, or null. */
  readonly minimum: number | null
}

export type PriceStep = 'wholesale' | 'markup' | 'public-price' | 'minimum' | 'rounding'

/** One step from the wholesale rate to the traveller's price; the last total is the sum of all amounts. */
export interface PriceTrace {
  readonly step: PriceStep
  readonly amount: number
  readonly sum: number
}

export interface MarkedUp {
  readonly markup: number
  readonly total: number
  /** Never below the total, so that savings are never negative. */
  readonly retail: number
  readonly saved: number
  readonly trace: readonly PriceTrace[]
}

/**
 * Returns the traveller's price with its steps, in whole minor units. The markup ends at the public price and begins
 * at the supplier's minimum, even if that is higher. `step` is the multiple that a gateway can charge; prices are
 * rounded up to it, so that they never fall below a minimum.
 */
export function applyMarkup({ net, retail, minimum }: MarkedPrice, wanted: number, step = 1): MarkedUp {
  const trace: PriceTrace[] = [{ step: 'wholesale', amount: net, sum: net }]
  let total = net
  const goTo = (name: PriceStep, sum: number) => {
    trace.push({ step: name, amount: sum - total, sum })
    total = sum
  }
  goTo('markup', net + wanted)
  const ceiling = Math.max(net, retail)
  if (total > ceiling) goTo('public-price', ceiling)
  if (minimum !== null && total < minimum) goTo('minimum', minimum)
  const chargeable = Math.ceil(total / step) * step
  if (total < chargeable) goTo('rounding', chargeable)
  const shown = Math.max(ceiling, total)
  return { markup: total - net, total, retail: shown, saved: shown - total, trace }
}

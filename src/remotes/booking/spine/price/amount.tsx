import { formatMoney, usePage } from '@livery/platform'
import { useMemo } from 'react'
import { localeOf } from '../../../../tenant/language.ts'
import { majorUnits } from '../../../../tenant/money/minor-units.ts'

const RIGHT_TO_LEFT = '\u200f'

/** An amount in whole minor units, with a machine-readable value. */
export function Amount({ amount, currency }: { amount: number; currency: string }) {
  const write = useAmounts()
  return (
    <data value={majorUnits(amount, currency)} data-currency={currency}>
      {write(amount, currency)}
    </data>
  )
}

interface AmountOptions {
  short?: boolean
  /** Writes a plus sign before credits, as well as a minus before debits. */
  signed?: boolean
}

/** Writes an amount in whole minor units without conversion: the server converts a booking's price once. */
export type WriteAmount = (amount: number, currency: string, options?: AmountOptions) => string

/** Writes amounts in the page's language. */
export function useAmounts(): WriteAmount {
  const { agency, language } = usePage()
  const locale = localeOf(language, agency)
  return useMemo(
    () =>
      (amount, currency, { short = false, signed = false } = {}) => {
        const size = signed ? Math.abs(amount) : amount
        const written = formatMoney(majorUnits(size, currency), currency, locale, short)
        return signed ? withSign(amount < 0 ? '−' : '+', written) : written
      },
    [locale],
  )
}

/**
 * In right-to-left text a sign would move behind its number, so the two are isolated together, next to the currency.
 */
function withSign(sign: string, written: string): string {
  if (!written.startsWith(RIGHT_TO_LEFT)) return sign + written
  return written.replace(/\d[\d.,]*/, (number) => `\u2066${sign}${number}\u2069`)
}

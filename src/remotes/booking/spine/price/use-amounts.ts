import { formatMoney, usePage } from '@livery/platform'
import { useMemo } from 'react'
import { localeOf } from '../../../../tenant/language.ts'
import { majorUnits } from '../../../../tenant/money/major-units.ts'

interface AmountOptions {
  short?: boolean
  /** What comes says so, as what goes does. */
  signed?: boolean
}

/** Writes an amount in whole minor units as it came: what is booked is converted once, by the server. */
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

const RIGHT_TO_LEFT = '\u200f'

/** Where writing runs from right to left a sign would fall behind its number: the two are one there, beside the currency. */
function withSign(sign: string, written: string): string {
  if (!written.startsWith(RIGHT_TO_LEFT)) return sign + written
  return written.replace(/\d[\d.,]*/, (number) => `\u2066${sign}${number}\u2069`)
}

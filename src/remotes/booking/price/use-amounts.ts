import { formatMoney, usePage } from '@livery/platform'
import { useMemo } from 'react'
import { localeOf } from '../../../tenant/language.ts'
import { majorUnits } from '../../../tenant/minor-units.ts'

/** Writes an amount in whole minor units as it came: what is booked is converted once, by the server. */
export type WriteAmount = (amount: number, currency: string, options?: { short?: boolean }) => string

/** Writes amounts in the page's language. */
export function useAmounts(): WriteAmount {
  const { agency, language } = usePage()
  const locale = localeOf(language, agency)
  return useMemo(
    () =>
      (amount, currency, { short = false } = {}) =>
        formatMoney(majorUnits(amount, currency), currency, locale, short),
    [locale],
  )
}

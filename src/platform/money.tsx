import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { exchangeRatesQuery } from '../api/exchange-rates.ts'
import { localeOf } from '../tenant/language.ts'
import { convert } from '../tenant/money/convert.ts'
import { majorUnits, minorUnits, priceUnit } from '../tenant/money/minor-units.ts'
import { useApi } from './api.tsx'
import { useCurrency } from './currency.ts'
import { usePage } from './page.tsx'

export interface MoneyOptions {
  /** True for whole units; otherwise two decimals (spec §5, §9). */
  short?: boolean
}

export interface Money {
  /** Formats an amount in the visitor's currency and language. */
  format: (amount: number, currency: string, options?: MoneyOptions) => string
  /** The same as markup that carries the original amount, so that a displayed price is never converted twice. */
  show: (amount: number, currency: string, options?: MoneyOptions) => ReactNode
}

/**
 * Shows amounts (decimal major units) in the selected currency, converted with the rates relative to USD. Without a
 * rate the amount keeps its own currency.
 */
export function useMoney(): Money {
  const { agency, language } = usePage()
  const [selected] = useCurrency()
  const client = useApi()
  const { data } = useQuery({ ...exchangeRatesQuery(client), enabled: selected !== 'USD' })
  const convert = converter(selected, data?.rates)
  const locale = localeOf(language, agency)
  const format: Money['format'] = (amount, currency, { short = false } = {}) => {
    const shown = convert(amount, currency)
    return formatMoney(shown.amount, shown.currency, locale, short)
  }
  return {
    format,
    show(amount, currency, options) {
      const source = formatMoney(amount, currency, locale, false)
      const isConverted = format(amount, currency) !== source
      return (
        <data value={amount} data-currency={currency} title={isConverted ? source : undefined}>
          {format(amount, currency, options)}
        </data>
      )
    },
  }
}

const formats = new Map<string, Intl.NumberFormat>()

/** Formats an amount without decimals if short, otherwise with two (spec §9). */
export function formatMoney(amount: number, currency: string, locale: string, short: boolean): string {
  const key = `${locale} ${currency} ${short}`
  const known = formats.get(key)
  if (known) return written(known, amount, locale)
  const digits = short ? 0 : 2
  const created = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'symbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  formats.set(key, created)
  return written(created, amount, locale)
}

/** Next to Arabic letters `US$` would become `$US`: a direction mark keeps the sign on its side. */
function written(format: Intl.NumberFormat, amount: number, locale: string): string {
  const text = format.format(amount)
  return locale.startsWith('ar') ? text.replace('$', '$\u200e') : text
}

/**
 * Converts amounts (decimal major units) into a currency with the rates relative to USD. Livery's own API answers in
 * the requested currency, which stays unchanged; an operator's API may use another. Without a rate the amount keeps
 * its own currency.
 */
export function converter(selected: string, rates: Readonly<Record<string, number>> | undefined) {
  const known = { USD: 1, ...rates }
  const hasRate = (currency: string) => Object.hasOwn(known, currency)
  return (amount: number, currency: string): { amount: number; currency: string } => {
    if (currency === selected || !hasRate(currency) || !hasRate(selected)) return { amount, currency }
    const minor = convert(minorUnits(amount, currency), currency, selected, known, priceUnit(selected))
    return { amount: majorUnits(minor, selected), currency: selected }
  }
}

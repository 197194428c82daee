import { usePage } from '@livery/platform'
import type { ShownPrice } from '../../../../contract/types.ts'
import { localeOf } from '../../../../tenant/language.ts'
import { useProductTexts } from '../formatting/use-product-texts.ts'
import { useAmounts } from './amount.tsx'

/**
 * A line below a price with the charges paid at the property, which are not part of the price: their name, and the
 * approximate sum in the price's currency.
 */
export function DueOnSite({ price }: { price: Pick<ShownPrice, 'dueLocally' | 'currency'> }) {
  const text = useProductTexts()
  const write = useAmounts()
  const { agency, language } = usePage()
  const { dueLocally: charges, currency } = price
  const [first] = charges
  if (first === undefined) return null
  const isOneKind = charges.every(({ code }) => code === first.code)
  const name = text([`charge.${isOneKind ? first.code : 'other'}`, 'charge.other'])
  const charge = language === 'de' ? name : withinSentence(name, localeOf(language, agency))
  const isExact = charges.every((one) => one.currency === currency)
  return (
    <p className="text-sm text-muted-foreground">
      {text(isExact ? 'price.plusThere' : 'price.plusThereAbout', { charge, amount: sumOf() })}
    </p>
  )

  /** Without an exchange rate, the amounts are shown in their own currencies. */
  function sumOf(): string {
    const estimates = charges.map((one) => (one.currency === currency ? one.amount : one.estimate))
    const known = estimates.filter((one) => one !== null)
    if (known.length === charges.length)
      return write(
        known.reduce((all, one) => all + one, 0),
        currency,
      )
    const sums = new Map<string, number>()
    for (const { amount, currency: local } of charges) sums.set(local, (sums.get(local) ?? 0) + amount)
    return [...sums].map(([local, sum]) => write(sum, local)).join(' + ')
  }
}

/** A name within a sentence begins with a small letter, unless it is an abbreviation. */
function withinSentence(name: string, locale: string): string {
  const [first = '', second = ''] = name
  const isAbbreviation = second !== '' && second === second.toLocaleUpperCase(locale) && /\p{L}/u.test(second)
  return isAbbreviation && second !== second.toLocaleLowerCase(locale)
    ? name
    : first.toLocaleLowerCase(locale) + name.slice(first.length)
}

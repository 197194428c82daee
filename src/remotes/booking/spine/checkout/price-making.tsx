import { usePage } from '@livery/platform'
import type { ShownPrice } from '../../../../contract/types.ts'
import { localeOf } from '../../../../tenant/language.ts'
import { PriceDetails } from '../price/price-details.tsx'
import { useWords } from '../words/use-words.ts'

/** How the price comes about, and at which rate it became this currency's. */
export function PriceMaking({ price }: { price: ShownPrice }) {
  const text = useWords()
  return (
    <details className="rate-details mt-3">
      <summary>{text('checkout.making')}</summary>
      <div className="grid gap-4">
        <PriceDetails price={price} hasFees={false} />
        <ExchangeLine price={price} />
      </div>
    </details>
  )
}

const RATE_DIGITS = 4

/** At which rate the supplier's price became this currency's; nothing where it is the same. */
function ExchangeLine({ price: { exchange, currency } }: { price: ShownPrice }) {
  const text = useWords()
  const { agency, language } = usePage()
  if (exchange.from === currency) return null
  const locale = localeOf(language, agency)
  const rate = new Intl.NumberFormat(locale, { maximumFractionDigits: RATE_DIGITS }).format(exchange.rate)
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })
  return (
    <p className="text-sm text-muted-foreground">
      {text('checkout.exchange', {
        from: exchange.from,
        to: currency,
        rate,
        day: day.format(new Date(exchange.asOf)),
      })}
    </p>
  )
}

import { usePage, useText } from '@livery/platform'
import type { ShownPrice } from '../../../contract/types.ts'
import { localeOf } from '../../../tenant/language.ts'
import { useAmounts } from '../price/use-amounts.ts'
import { PriceDetails } from '../property/price-details.tsx'

/** How the price comes about: its nights, taxes and fees for everybody, and its steps for who may see them (spec §6). */
export function PriceMaking({ price }: { price: ShownPrice }) {
  const text = useText('booking')
  return (
    <details className="rate-details mt-3">
      <summary>{text('checkout.making')}</summary>
      <div className="grid gap-4">
        <PriceDetails price={price} hasFees={false} />
        {price.trace && <PriceSteps price={price} steps={price.trace} />}
        <ExchangeLine price={price} />
      </div>
    </details>
  )
}

function PriceSteps({ price, steps }: { price: ShownPrice; steps: NonNullable<ShownPrice['trace']> }) {
  const text = useText('booking')
  const write = useAmounts()
  return (
    <div className="border-t pt-3 text-sm">
      <p className="font-semibold">{text('checkout.steps')}</p>
      <ol className="mt-1.5 grid gap-1.5">
        {steps.map(({ step, amount, sum }) => (
          <li key={`${step} ${sum}`} className="flex justify-between gap-4">
            <span className="text-muted-foreground">{text(`checkout.madeBy.${step}`)}</span>
            <span className="text-end tabular-nums">
              <bdi>{write(amount, price.currency, { signed: true })}</bdi>
              <span className="block text-xs text-muted-foreground">
                <bdi>= {write(sum, price.currency)}</bdi>
              </span>
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}

const RATE_DIGITS = 4

/** At which rate the supplier's price became this currency's; nothing where it is the same. */
function ExchangeLine({ price: { exchange, currency } }: { price: ShownPrice }) {
  const text = useText('booking')
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

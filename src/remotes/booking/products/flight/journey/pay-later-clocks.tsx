import { usePage } from '@livery/platform'
import type { FlightFare } from '../../../../../contract/types.ts'
import { localeOf } from '../../../../../tenant/language.ts'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import { FactLine } from '../cards/fact-line.tsx'

/** Until when the seats are held without payment, and until when the price is sure. */
export function PayLaterClocks({ payLater }: { payLater: NonNullable<FlightFare['payLater']> }) {
  const text = useProductTexts()
  const { agency, language } = usePage()
  const format = new Intl.DateTimeFormat(localeOf(language, agency), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
  })
  const { payBy, priceUntil } = payLater
  return (
    <ul
      className="grid gap-1.5 rounded-lg bg-accent p-3 text-sm text-accent-foreground"
      suppressHydrationWarning
    >
      <FactLine icon="clock">{text('payLater.payBy', { when: format.format(new Date(payBy)) })}</FactLine>
      <FactLine icon="clock">
        {priceUntil
          ? text('payLater.priceUntil', { when: format.format(new Date(priceUntil)) })
          : text('payLater.priceOpen')}
      </FactLine>
    </ul>
  )
}

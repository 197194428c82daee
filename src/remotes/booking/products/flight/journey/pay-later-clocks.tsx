import type { FlightFare } from '../../../../../contract/types.ts'
import { useDeadline } from '../../../spine/formatting/use-deadline.ts'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import { FactLine } from '../cards/fact-line.tsx'

interface PayLaterClocksProps {
  payLater: NonNullable<FlightFare['payLater']>
  /** Of the first departure. */
  timeZone: string
}

/** Until when the seats are held without payment, and until when the price is sure. */
export function PayLaterClocks({ payLater: { payBy, priceUntil }, timeZone }: PayLaterClocksProps) {
  const text = useProductTexts()
  const when = useDeadline(timeZone)
  return (
    <ul className="grid gap-1.5 rounded-lg bg-accent p-3 text-sm text-accent-foreground">
      <FactLine icon="clock">{text('payLater.payBy', { when: when(payBy) })}</FactLine>
      <FactLine icon="clock">
        {priceUntil ? text('payLater.priceUntil', { when: when(priceUntil) }) : text('payLater.priceOpen')}
      </FactLine>
    </ul>
  )
}

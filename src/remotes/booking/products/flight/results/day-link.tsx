import type { FlightDay } from '../../../../../contract/types.ts'
import { Link } from '../../../../../ui/link.tsx'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import { useAmounts } from '../../../spine/price/amount.tsx'

interface DayLinkProps {
  day: FlightDay
  /** The day as its place shows it. */
  label: string
  href: string
  isChosen: boolean
  /** False if the visitor may not see prices, so that a missing one says nothing. */
  hasPrices: boolean
}

/** A day with its cheapest total, which leads to the same search on that day. */
export function DayLink({ day, label, href, isChosen, hasPrices }: DayLinkProps) {
  const text = useProductTexts()
  const write = useAmounts()
  const { price, level = 'typical' } = day
  if (hasPrices && price === undefined && !isChosen) {
    return (
      <span className="day-price" aria-disabled="true">
        <span>{label}</span>
        <span aria-hidden="true">–</span>
        <span className="sr-only">{text('priceDays.none')}</span>
      </span>
    )
  }
  return (
    <Link href={href} className="day-price" aria-current={isChosen ? 'date' : undefined}>
      <span>{label}</span>{' '}
      {price !== undefined && (
        <span data-level={level} className="font-semibold tabular-nums">
          <bdi>{write(price.amount, price.currency, { short: true })}</bdi>
          {level !== 'typical' && (
            <>
              {' '}
              <span className="sr-only">{text(`priceDays.${level}`)}</span>
            </>
          )}
        </span>
      )}
    </Link>
  )
}

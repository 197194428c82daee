import type { ReactNode } from 'react'
import type { FlightFare, FlightPassenger } from '../../../../../contract/types.ts'
import { useLocalTime } from '../../../spine/formatting/use-local-time.ts'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import { useAmounts } from '../../../spine/price/amount.tsx'
import { PriceDetails } from '../../../spine/price/price-details.tsx'
import { RevealPrice } from '../../../spine/price/reveal-price.tsx'
import { TotalPrice } from '../../../spine/price/total-price.tsx'
import { FactLine } from '../cards/fact-line.tsx'
import { brandOf, termOf } from './fare-facts.ts'
import { PayLaterClocks } from './pay-later-clocks.tsx'
import { useTermText } from './use-term-text.ts'

interface JourneyPanelProps {
  fare: FlightFare
  passengers: readonly FlightPassenger[]
  /** Of the first departure, for deadlines. */
  timeZone: string
  /** Number of bags, meals and seats that are chosen. */
  extras: number
  /** The button to continue. */
  children: ReactNode
}

const FEW_SEATS = 4

/** The chosen fare with its total and every charge, next to the page's content while scrolling. */
export function JourneyPanel({ fare, passengers, timeZone, extras, children }: JourneyPanelProps) {
  const text = useProductTexts()
  const termText = useTermText()
  const { price, slices, payLater, left } = fare
  return (
    <section aria-label={text('journey.yours')} className="rounded-xl border bg-card shadow-card">
      <div className="grid gap-4 p-5">
        <p className="font-bold">
          <bdi>{brandOf(fare)}</bdi>
        </p>
        <ul className="grid gap-1.5 text-[0.9375rem]">
          {(['change', 'refund'] as const).map((name) => (
            <FactLine key={name} icon={name}>
              {text(`fare.${name}`)}: {termText(termOf(slices, name))}
            </FactLine>
          ))}
          {extras > 0 && <FactLine icon="check">{text('journey.extras', { count: extras })}</FactLine>}
          {left <= FEW_SEATS && (
            <FactLine icon="seat" variant="few">
              {text('slice.left', { count: left })}
            </FactLine>
          )}
        </ul>
        {payLater && <PayLaterClocks {...{ payLater, timeZone }} />}
        {price ? (
          <>
            <div className="border-t pt-4">
              <TotalPrice
                price={price}
                unit={null}
                isOffer
                scope={text('price.forAll', { count: passengers.length })}
              />
            </div>
            <details className="rate-details">
              <summary>{text('price.details')}</summary>
              <PriceDetails price={price} />
            </details>
            <PriceUntil fare={fare} />
            {children}
          </>
        ) : (
          <RevealPrice name={text('slice.this')} />
        )}
      </div>
    </section>
  )
}

/** Until when the airline keeps the price. */
function PriceUntil({ fare }: { fare: FlightFare }) {
  const text = useProductTexts()
  const { timeOfDay } = useLocalTime()
  const until = new Date(fare.expiresAt)
  const time = `${String(until.getHours()).padStart(2, '0')}:${String(until.getMinutes()).padStart(2, '0')}`
  return (
    <p className="text-sm text-muted-foreground" suppressHydrationWarning>
      {text('journey.priceUntil', { time: timeOfDay(time) })}
    </p>
  )
}

interface JourneyBarProps {
  fare: FlightFare
  passengers: readonly FlightPassenger[]
  children: ReactNode
}

/** The same in one line at the foot of a phone's screen. */
export function JourneyBar({ fare: { price }, passengers, children }: JourneyBarProps) {
  const text = useProductTexts()
  const write = useAmounts()
  if (!price) return null
  return (
    <div className="sticky bottom-0 z-20 -mx-(--page-gutter) mt-8 flex items-center justify-between gap-4 border-t bg-card px-(--page-gutter) py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-float lg:hidden">
      <p className="leading-tight">
        <span className="block text-lg font-bold tabular-nums">{write(price.total, price.currency)}</span>
        <span className="text-xs text-muted-foreground">
          {text('price.forAll', { count: passengers.length })}
        </span>
      </p>
      {children}
    </div>
  )
}

import type { ReactNode } from 'react'
import type { CarRate, Rental } from '../../../../../contract/types.ts'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import { useAmounts } from '../../../spine/price/amount.tsx'
import { PriceDetails } from '../../../spine/price/price-details.tsx'
import { RevealPrice } from '../../../spine/price/reveal-price.tsx'
import { PaidAtDesk, RentalPrice } from '../booking/rental-price.tsx'
import { RentalTimes } from '../booking/rental-times.tsx'
import { PaymentTerms } from '../cards/rental-terms.tsx'

interface ChoiceProps {
  rental: Rental
  rate: CarRate
  /** The button to continue. */
  children: ReactNode
}

/** The chosen rate with its total and every fee, next to the page's content while scrolling. */
export function ChoicePanel({ rental, rate, children }: ChoiceProps) {
  const text = useProductTexts()
  const { price, cover, payment, policy } = rate
  return (
    <section aria-label={text('choice.rental')} className="rounded-xl border bg-card shadow-card">
      <RentalTimes rental={rental} />
      <div className="grid gap-4 border-t p-5">
        <ul className="grid gap-1.5 text-[0.9375rem]">
          <li className="font-semibold">{text(`cover.level.${cover.level}`)}</li>
          <PaymentTerms {...{ policy, payment }} />
        </ul>
        {price ? (
          <>
            <div className="grid gap-1 border-t pt-4">
              <RentalPrice price={price} days={rental.days} isOffer />
              <PaidAtDesk price={price} />
            </div>
            <details className="rate-details">
              <summary>{text('price.details')}</summary>
              <PriceDetails price={price} />
            </details>
            {children}
          </>
        ) : (
          <RevealPrice name={rental.vehicle.model} />
        )}
      </div>
    </section>
  )
}

/** The same in one line at the foot of a phone's screen. */
export function ChoiceBar({ rental, rate: { price }, children }: ChoiceProps) {
  const text = useProductTexts()
  const write = useAmounts()
  if (!price) return null
  return (
    <div className="sticky bottom-0 z-20 -mx-(--page-gutter) mt-8 flex items-center justify-between gap-4 border-t bg-card px-(--page-gutter) py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-float lg:hidden">
      <p className="leading-tight">
        <span className="block text-lg font-bold tabular-nums">{write(price.total, price.currency)}</span>
        <span className="text-xs text-muted-foreground">
          {text('rental.forDays', { count: rental.days })}
        </span>
      </p>
      {children}
    </div>
  )
}

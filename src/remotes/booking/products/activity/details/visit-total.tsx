import type { ActivityAnswer } from '../../../../../contract/types.ts'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import { CheckoutLink } from '../../../spine/payment/checkout-link.tsx'
import { CancellationTimeline } from '../../../spine/policy/cancellation-timeline.tsx'
import { DueOnSite } from '../../../spine/price/due-on-site.tsx'
import { PriceDetails } from '../../../spine/price/price-details.tsx'
import { RevealPrice } from '../../../spine/price/reveal-price.tsx'
import { TotalPrice } from '../../../spine/price/total-price.tsx'
import { ProposeButton } from '../../../spine/proposals/propose-button.tsx'
import { useActivityHref } from '../search/activity-page-href.ts'
import { checkoutHref } from './checkout-href.ts'
import { withUnits } from './choice-address.ts'
import { peopleIn } from './unit-rules.ts'
import type { VisitChoice } from './use-visit-choice.ts'

interface VisitTotalProps {
  answer: ActivityAnswer
  choice: VisitChoice
}

/** The total of the chosen start time with the Reserve button; nothing before one is chosen. */
export function VisitTotal({ answer: { activity }, choice }: VisitTotalProps) {
  const text = useProductTexts()
  const reserve = useReserveHref(activity.productCode, choice)
  const { chosen, counts, units } = choice
  if (!chosen) return null
  const { option, slot } = chosen
  const { price } = slot
  if (!price) return <RevealPrice name={activity.title} />
  const isOfPeople = option.pricedBy === 'person'
  const unit = isOfPeople ? { label: text('activity.eachPerson'), count: peopleIn(units, counts) } : null
  return (
    <div aria-busy={choice.isOld} className="grid w-full gap-2">
      <TotalPrice
        price={price}
        unit={unit}
        scope={isOfPeople ? undefined : text('activity.perGroup')}
        isOffer
      />
      <DueOnSite price={price} />
      {reserve && (
        <CheckoutLink isPaidLocally={false} href={reserve} size="large" wide>
          {text('visit.reserve')}
        </CheckoutLink>
      )}
      <p className="text-center text-sm text-muted-foreground">{text('visit.reserveHint')}</p>
    </div>
  )
}

/** What the total consists of, what cancelling costs, and for agents the button that proposes it. */
export function VisitTerms({ answer: { activity }, choice }: VisitTotalProps) {
  const text = useProductTexts()
  const { chosen, date } = choice
  if (!chosen || date === null) return null
  const { option, slot } = chosen
  const { price, policy, rateKey } = slot
  return (
    <div className="grid gap-3">
      <div>
        {price && (
          <details className="rate-details">
            <summary>{text('price.details')}</summary>
            <PriceDetails price={price} />
          </details>
        )}
        {policy && (
          <details className="rate-details">
            <summary>{text('policy.title')}</summary>
            <CancellationTimeline {...{ policy, price }} place={activity.city} />
          </details>
        )}
      </div>
      {rateKey && (
        <ProposeButton
          offer={{ product: 'activity', rateKey, price, words: [activity.title, option.title], start: date }}
        />
      )}
    </div>
  )
}

/** Returns the checkout's address for the chosen start time; null if none is chosen, or another choice loads. */
function useReserveHref(productCode: string, { chosen, wanted, date, isOld }: VisitChoice): string | null {
  const hrefOf = useActivityHref()
  const rateKey = chosen?.slot.rateKey
  if (!chosen || rateKey === undefined || isOld) return null
  return checkoutHref(chosen.slot, rateKey, productCode, withUnits(hrefOf(productCode, date), wanted))
}

import { memo } from 'react'
import type { ActivityOffer } from '../../../../../contract/types.ts'
import { Badge } from '../../../../../ui/badge.tsx'
import { Link } from '../../../../../ui/link.tsx'
import { LinkButton } from '../../../../../ui/link-button.tsx'
import { Picture } from '../../../../../ui/picture.tsx'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import { RevealPrice } from '../../../spine/price/reveal-price.tsx'
import { TotalPrice } from '../../../spine/price/total-price.tsx'
import type { HoverStore } from '../../../spine/results/hover-store.ts'
import { ChosenBadge, OfferCard, useDiscount } from '../../../spine/results/offer-card.tsx'
import { ForeignText } from '../details/foreign-text.tsx'
import { ActivityFacts } from './activity-facts.tsx'

/** Shared by the card and its skeleton; the shape depends on the width of the list. */
export const activityCardFrame =
  'relative grid overflow-hidden rounded-xl border bg-card shadow-card @min-[34rem]:grid-cols-[11rem_1fr] @min-[46rem]:grid-cols-[14rem_1fr]'

interface ActivityCardProps {
  offer: ActivityOffer
  /** The activity's page, for the day of the search. */
  href: string
  /** True if the visitor came from this activity's deal. */
  isChosen: boolean
  hover: HoverStore
}

/** One activity of the results with its lowest price. The whole card links to the activity's page. */
export const ActivityCard = memo(function ActivityCard({ offer, href, isChosen, hover }: ActivityCardProps) {
  const text = useProductTexts()
  const { productCode, title, contentLanguage } = offer
  return (
    <OfferCard id={productCode} frame={activityCardFrame} {...{ hover, isChosen }}>
      <div className="relative">
        <Picture
          src={offer.picture}
          fallback="/scenes/fallback.svg"
          alt=""
          loading="lazy"
          decoding="async"
          width={640}
          height={480}
          className="size-full object-cover @max-[34rem]:h-36 @min-[34rem]:absolute @min-[34rem]:inset-0"
        />
        <Standout offer={offer} />
      </div>
      <div className="flex flex-col gap-3 p-4 @min-[34rem]:grid @min-[34rem]:grid-cols-[minmax(0,1fr)_11.5rem] @min-[40rem]:grid-cols-[minmax(0,1fr)_13rem]">
        <div className="min-w-0">
          {isChosen && <ChosenBadge>{text('activity.chosen')}</ChosenBadge>}
          <p className="text-sm text-muted-foreground">
            {text([`category.${offer.category}`, 'category.other'])}
          </p>
          <h2 className="text-lg leading-snug font-bold @min-[34rem]:text-base">
            <Link
              href={href}
              className="after:absolute after:inset-0 after:rounded-xl hover:text-link hover:underline"
            >
              <ForeignText language={contentLanguage}>{title}</ForeignText>
            </Link>
          </h2>
          <ActivityFacts offer={offer} />
        </div>
        <CardPrice {...{ offer, href }} />
      </div>
    </OfferCard>
  )
})

/** What makes the card stand out: the discount that signed-in users see (spec §5), or that it sells out. */
function Standout({ offer: { price, features } }: { offer: ActivityOffer }) {
  const text = useProductTexts()
  const percent = useDiscount(price)
  if (percent > 0) {
    return (
      <Badge className="absolute start-3 top-3 shadow-sm">{text('activity.discount', { percent })}</Badge>
    )
  }
  if (!features.includes('likely_to_sell_out')) return null
  return (
    <Badge tone="warning" className="absolute start-3 top-3 shadow-sm">
      {text('feature.likely_to_sell_out')}
    </Badge>
  )
}

function CardPrice({ offer, href }: Pick<ActivityCardProps, 'offer' | 'href'>) {
  const text = useProductTexts()
  const { price, pricedBy, groupSize, title } = offer
  if (!price) {
    return (
      <div className="mt-auto border-t pt-3 @min-[34rem]:border-t-0 @min-[34rem]:pt-0">
        <RevealPrice name={title} />
      </div>
    )
  }
  const scope =
    pricedBy === 'person'
      ? text('activity.perPerson')
      : groupSize === undefined
        ? text('activity.perGroup')
        : text('activity.perGroupOf', { count: groupSize })
  return (
    <div className="mt-auto grid items-end gap-x-4 gap-y-2 border-t pt-3 @min-[28rem]:grid-cols-[1fr_auto] @min-[34rem]:grid-cols-1 @min-[34rem]:border-t-0 @min-[34rem]:pt-0">
      <div>
        <p className="text-sm text-muted-foreground">{text('activity.from')}</p>
        <TotalPrice price={price} unit={null} scope={scope} isOffer />
      </div>
      <LinkButton href={href} size="small" className="relative z-10 @max-[34rem]:min-h-11">
        {text('activity.view')}
        <span className="sr-only">: {title}</span>
      </LinkButton>
    </div>
  )
}

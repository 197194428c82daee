import { usePage } from '@livery/platform'
import type { ActivityOffer } from '../../../../../contract/types.ts'
import { localeOf } from '../../../../../tenant/language.ts'
import { Badge } from '../../../../../ui/badge.tsx'
import { Icon } from '../../../../../ui/icon.tsx'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import { GuestScore } from '../../../spine/results/guest-score.tsx'
import { featureIcons } from './activity-icons.ts'
import { useVisitTexts } from './use-visit-texts.ts'

const FEW_PLACES = 10

/** Features that stand out on a card, the strongest first. */
const badges = ['private', 'small_group', 'skip_the_line', 'pickup'] as const
const MOST_BADGES = 2

/** Facts of an activity on its card, between title and price. */
export function ActivityFacts({ offer }: { offer: ActivityOffer }) {
  const text = useProductTexts()
  const visit = useVisitTexts()
  const { duration, freeUntilHours, features, languages } = offer
  return (
    <div className="mt-1.5 grid gap-1.5 text-sm">
      <GuestScore rating={offer.guestRating} reviews={offer.reviewCount} />
      <ul className="grid gap-1">
        <li className="flex items-start gap-1.5">
          <Icon name="clock" className="mt-0.5 size-4 text-muted-foreground" />
          {visit.duration(duration)}
        </li>
        {languages.length > 0 && (
          <li className="flex items-start gap-1.5 @max-[34rem]:hidden">
            <Icon name="globe" className="mt-0.5 size-4 text-muted-foreground" />
            {visit.languages(languages)}
          </li>
        )}
        <li className="flex items-start gap-1.5 text-muted-foreground">
          <Icon name="place" className="mt-0.5 size-4" />
          <Distance distance={offer.distance} />
        </li>
        {freeUntilHours !== undefined && (
          <li className="flex items-start gap-1.5 font-medium text-success">
            <Icon name="check" className="mt-0.5 size-4" />
            {text('visit.freeUntilBefore', { time: visit.before(freeUntilHours) })}
          </li>
        )}
        <PlacesLeft offer={offer} />
      </ul>
      <ul className="flex flex-wrap gap-1.5 empty:hidden">
        {badges
          .filter((feature) => features.includes(feature))
          .slice(0, MOST_BADGES)
          .map((feature) => (
            <li key={feature}>
              <Badge tone="brand" size="small">
                <Icon path={featureIcons[feature]} className="size-3.5" />
                {text(`feature.${feature}`)}
              </Badge>
            </li>
          ))}
      </ul>
    </div>
  )
}

/** Distance of the start from the place of the search. */
function Distance({ distance: { miles, from } }: Pick<ActivityOffer, 'distance'>) {
  const text = useProductTexts()
  const { agency, language } = usePage()
  const distance = miles.toLocaleString(localeOf(language, agency), { maximumFractionDigits: 1 })
  return <span>{text('activity.distance', { distance, place: from })}</span>
}

/** How many places are left on the day, if they are few. */
function PlacesLeft({ offer: { vacancies, status } }: { offer: ActivityOffer }) {
  const text = useProductTexts()
  if (status === 'sold_out' || status === 'closed') {
    return <li className="font-medium text-warning">{text('activity.otherDays')}</li>
  }
  if (vacancies === null || vacancies >= FEW_PLACES) return null
  return (
    <li className="flex items-start gap-1.5 font-medium text-warning">
      <Icon name="clock" className="mt-0.5 size-4" />
      {text('visit.placesLeft', { count: vacancies })}
    </li>
  )
}

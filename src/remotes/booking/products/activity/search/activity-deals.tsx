import { useApi, useCurrency } from '@livery/platform'
import { activityDealsQuery } from '../../../../../api/deals.ts'
import { Icon } from '../../../../../ui/icon.tsx'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import { DealCard, NearbyDeals } from '../../../spine/start/nearby-deals.tsx'
import { useVisitTexts } from '../cards/use-visit-texts.ts'

interface ActivityDealsProps {
  place: { latitude: number; longitude: number }
  /** True for the agency's own place. */
  isHome: boolean
  title: string
  /** How many are shown at most. */
  most: number
}

/** Deals of activities near a place. */
export function ActivityDeals({ place: { latitude, longitude }, isHome, title, most }: ActivityDealsProps) {
  const text = useProductTexts()
  const visit = useVisitTexts()
  const [currency] = useCurrency()
  const query = activityDealsQuery(useApi(), { latitude, longitude, currency, isHome })
  return (
    <NearbyDeals query={query} title={title} most={most}>
      {({ link, title: name, duration, isFreeCancellation, imageUrl, rates }) => (
        <DealCard
          href={link}
          picture={imageUrl}
          name={name}
          rates={rates}
          discount={(percent) => text('activity.discount', { percent })}
        >
          <p className="flex items-center gap-1.5 text-sm text-muted-foreground">
            <Icon name="clock" className="size-4" />
            {visit.duration({ from: duration, to: duration })}
          </p>
          {isFreeCancellation && (
            <p className="text-sm font-medium text-success">{text('visit.freeCancellation')}</p>
          )}
        </DealCard>
      )}
    </NearbyDeals>
  )
}

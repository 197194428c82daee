import type { ActivityCriteria, ActivityOffer } from '../../../src/server/domain/suppliers/activity-offer.ts'
import { activityFacts, activityPicture } from './activity-facts.ts'
import { visitPrice } from './activity-price.ts'
import type { ActivitySources } from './activity-sources.ts'
import { type FoundActivity, findActivities } from './find-activities.ts'

/** Deals appear all at once, so large batches save ledger calls; a home page finds its deals in the first. */
const sizes = { first: 100, later: 240 }

/** Returns the deals: each activity with its cheapest start time on the date. */
export async function searchActivities(
  criteria: ActivityCriteria,
  sources: ActivitySources,
): Promise<ActivityOffer[]> {
  const offers: ActivityOffer[] = []
  const onDate = { ...criteria, until: criteria.date, placeName: '' }
  for await (const found of findActivities(onDate, sources, sizes)) offers.push(...found.map(toOffer))
  return offers
}

function toOffer({ plan, cityMiles, date, starts, on, today }: FoundActivity): ActivityOffer {
  const [{ option, start }] = starts
  const { activity } = plan
  const { productCode, title, duration, category } = activityFacts(plan)
  const sold = { plan, option, start, on, today }
  const { currency, net, retail, minimumSelling, priceLines } = visitPrice(sold)
  return {
    productCode,
    title,
    category,
    durationMinutes: duration.from,
    isFreeCancellation: activity.isFreeCancellation,
    guestRating: activity.guestRating,
    picture: activityPicture(plan, date),
    distanceMiles: cityMiles,
    position: activity.position,
    price: { currency, net, retail, minimumSelling, ...(priceLines.length > 0 && { priceLines }) },
    vacancies: starts.reduce((sum, { left }) => sum + left, 0),
  }
}

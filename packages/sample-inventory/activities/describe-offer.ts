import type { ActivitySearchOffer } from '../../../src/server/domain/suppliers/activity-shapes.ts'
import type { Scenario } from '../../../src/server/domain/suppliers/scenario.ts'
import { activityFacts, activityPicture } from './activity-facts.ts'
import { visitPrice } from './activity-price.ts'
import { encodeActivityRateKey } from './activity-rate-key.ts'
import { statusOf, UNCOUNTED } from './activity-slots.ts'
import type { FoundActivity, FreeStart } from './find-activities.ts'

/** Returns a found activity as an offer; `scenario` goes into its key. */
export function describeOffer(found: FoundActivity, scenario: Scenario | null): ActivitySearchOffer {
  const { plan, distance, date, starts, on, today } = found
  const [cheapest] = starts
  const { option, start } = cheapest
  const { activity, reviewCount, policy } = plan
  const left = placesOf(starts)
  const times = starts.filter((one) => one.option.kind === 'start_time').map((one) => one.start.at)
  const { freeHours } = policy
  return {
    ...activityFacts(plan),
    picture: activityPicture(plan, date),
    guestRating: activity.guestRating,
    reviewCount,
    ...(freeHours !== null && { freeUntilHours: freeHours }),
    position: activity.position,
    distance,
    date,
    starts: [...new Set(times)].sort(),
    status: statusOf(left),
    vacancies: left >= UNCOUNTED / 2 ? null : left,
    pricedBy: option.pricedBy,
    ...(option.pricedBy === 'group' && { groupSize: option.maximumUnits }),
    price: visitPrice({ plan, option, start, on, today }),
    rateKey: encodeActivityRateKey({
      productCode: activity.productCode,
      option: option.option,
      date,
      at: start.at,
      units: [{ unit: 'adult', count: option.peopleInMultiplesOf ?? 1 }],
      day: today,
      scenario,
    }),
  }
}

/** Places in all start times; those that are not counted make all of them uncounted. */
function placesOf(starts: readonly FreeStart[]): number {
  return starts.reduce(
    (sum, { left, option }) => sum + left * (option.pricedBy === 'group' ? option.maximumUnits : 1),
    0,
  )
}

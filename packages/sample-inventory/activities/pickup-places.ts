import type { ActivityPlace, Pickup } from '../../../src/server/domain/suppliers/activity-product.ts'
import { landReach } from '../../geography/places/seaside.ts'
import { randomStream } from '../random.ts'
import { spreadInCity } from '../spread-in-city.ts'
import { streetAddress } from '../street-address.ts'
import type { ActivityPlan } from './activity-plan.ts'

const names = ['Central station', 'Old town gate', 'Cruise terminal', 'Riverside hotels', 'Market square']
/** Drivers fetch travellers this far from the start. */
const mostMiles = 6

/** Returns how travellers of an activity are picked up. */
export function pickupOf(plan: ActivityPlan): Pickup {
  const isSold = plan.options.some(({ pickup }) => pickup === true)
  if (!isSold) return { offered: 'none', places: [], takesOwnAddress: false }
  const offered = plan.style.pickup === 'always' ? 'always' : 'optional'
  return { offered, places: pickupPlaces(plan), takesOwnAddress: true, radiusMiles: mostMiles }
}

/** Returns the places where travellers of an activity are picked up, the first the earliest. */
export function pickupPlaces({ activity, city }: ActivityPlan): ActivityPlace[] {
  const stream = randomStream(activity.seed ^ 0x91c)
  const reach = landReach(city)
  const count = 3 + stream.below(3)
  return names.slice(0, count).map((name, index) => {
    const seed = activity.seed ^ (0x91c0 + index)
    return {
      kind: 'pickup',
      name: `${name}, ${city.name}`,
      address: `${streetAddress(city, seed)}, ${city.name}`,
      position: spreadInCity(city, reach, randomStream(seed)).position,
      minutes: 60 - 8 * index,
    }
  })
}

import { readActivityCode } from './activity-code.ts'
import type { ActivityPlan } from './activity-plan.ts'
import type { ActivitySources } from './activity-sources.ts'

/** Maximum error in miles: a code has its city's point to a hundredth of a degree. */
const milesAround = 2
/** Districts of a metropolis are as close as that. */
const placesAround = 60

/** Returns the plan of a product code, or null for any other text. */
export function findPlan(productCode: string, sources: ActivitySources): ActivityPlan | null {
  const read = readActivityCode(productCode)
  if (!read) return null
  const cities = sources.dataset().geo.citiesNear(read.point, milesAround, placesAround)
  const city = cities.find((near) => near.id === read.cityId)
  if (!city) return null
  const all = sources.activitiesIn(city)
  const activity = all.activities.find((one) => one.productCode === productCode)
  return activity ? sources.planOf(all, activity) : null
}

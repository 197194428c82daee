import type { SupplyLedger } from '../../../src/server/domain/suppliers/supply-ledger.ts'
import type { City } from '../../geography/geo.ts'
import type { Dataset } from '../dataset.ts'
import type { ActivityPlan } from './activity-plan.ts'
import type { Activity, CityActivities } from './city-activities.ts'

/** Data from which activities are found, described and priced. */
export interface ActivitySources {
  dataset(): Dataset
  clock(): Date
  activitiesIn(city: City): CityActivities
  /** Made on demand: the first activities of a city do not wait for the last. */
  planOf(cityActivities: CityActivities, activity: Activity): ActivityPlan
  timeZoneOf(city: City): string
  readonly ledger: SupplyLedger
}

import type { Scenario } from '../../../src/server/domain/suppliers/scenario.ts'
import { commonPlaces, scenarioAmong, scriptedPlace } from '../supply/scripted-places.ts'

/** The places at which activities act something out. */
export const activityPlaces = [
  ...commonPlaces,
  scriptedPlace('pending then rejected', 'manual_rejected'),
  scriptedPlace('cancelled for bad weather', 'weather_cancelled'),
  scriptedPlace('too few people', 'too_few_people'),
  scriptedPlace('a ticket is used', 'partly_redeemed'),
]

/** Returns the scenario of an activity search's place as the traveller wrote it, or null. */
export function scenarioOfPlace(placeName: string): Scenario | null {
  return scenarioAmong(activityPlaces, placeName)
}

import type { Scenario } from '../../../src/server/domain/suppliers/scenario.ts'
import { commonPlaces, scenarioAmong, scriptedPlace } from '../supply/scripted-places.ts'

/** The pick-up places at which cars act something out. */
export const scriptedCarPlaces = [
  ...commonPlaces,
  scriptedPlace('desk closed', 'desk_closed'),
  scriptedPlace('category upgraded', 'car_upgraded'),
  scriptedPlace('desk moved', 'desk_moved'),
]

/** Returns the scenario of a pick-up place as the traveller wrote it, or null. */
export function scenarioOfPickUp(placeName: string): Scenario | null {
  return scenarioAmong(scriptedCarPlaces, placeName)
}

import type { Scenario } from '../../../src/server/domain/suppliers/scenario.ts'
import { commonPlaces, scenarioAmong, scriptedPlace } from '../supply/scripted-places.ts'

/** The places at which hotels act something out. */
export const scriptedPlaces = [...commonPlaces, scriptedPlace('moved to another room', 'room_moved')]

/** Returns the scenario of a hotel search's place as the traveller wrote it, or null. */
export function scenarioOfPlace(placeName: string): Scenario | null {
  return scenarioAmong(scriptedPlaces, placeName)
}

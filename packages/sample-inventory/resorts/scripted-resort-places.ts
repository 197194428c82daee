import type { Scenario } from '../../../src/server/domain/suppliers/scenario.ts'
import { commonPlaces, scenarioAmong, scriptedPlace } from '../supply/scripted-places.ts'

/** In the Algarve, which has resorts. */
const there = { latitude: 37.089, longitude: -8.247 }

/** The places near which resorts act something out. */
export const scriptedResortPlaces = [
  ...commonPlaces,
  scriptedPlace('unit changed by the resort', 'unit_moved'),
].map((place) => ({ ...place, ...there }))

/** Returns the scenario of a place as the traveller wrote it, or null. */
export function scenarioNear(placeName: string): Scenario | null {
  return scenarioAmong(scriptedResortPlaces, placeName)
}

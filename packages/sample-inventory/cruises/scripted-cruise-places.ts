import type { CruiseSearchCriteria } from '../../../src/server/domain/suppliers/cruise-shapes.ts'
import type { Scenario } from '../../../src/server/domain/suppliers/scenario.ts'
import { commonPlaces, type ScriptedPlace, scriptedPlace } from '../supply/scripted-places.ts'

/** A place of a search at which a line acts something out. */
export interface ScriptedCruisePlace extends ScriptedPlace {
  /** Of a port, for a search. */
  readonly code: string
}

/** Where those cruises really start. */
const REAL = { kind: 'port', code: 'ESBCN' } as const

/** The places at which cruises act something out. */
export const scriptedCruisePlaces: readonly ScriptedCruisePlace[] = [
  ...commonPlaces,
  scriptedPlace('port skipped', 'port_skipped'),
  scriptedPlace('another ship', 'ship_swapped'),
  scriptedPlace('guarantee upgraded', 'guarantee_upgraded'),
  scriptedPlace('cheaper after the deposit', 'price_drop'),
  scriptedPlace('cheaper than usual', 'price_dropped'),
].map((place) => ({ ...place, code: place.name.toLowerCase().replace(/[^a-z]+/g, '-') }))

/** Returns the scenario of the place of a search, or null. */
export function scenarioOfPlace({ place }: Pick<CruiseSearchCriteria, 'place'>): Scenario | null {
  if (place?.kind !== 'port') return null
  return scriptedCruisePlaces.find(({ code }) => code === place.code)?.scenario ?? null
}

/** Returns a search's criteria with the real port of a scripted place. */
export function atRealPlace(criteria: CruiseSearchCriteria): CruiseSearchCriteria {
  return scenarioOfPlace(criteria) === null ? criteria : { ...criteria, place: REAL }
}

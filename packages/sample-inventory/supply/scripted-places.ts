import type { Scenario } from '../../../src/server/domain/suppliers/scenario.ts'
import type { GeoPoint } from '../../geography/geo-point.ts'

/** A place for searches in which everything happens as its name says. */
export interface ScriptedPlace extends GeoPoint {
  readonly name: string
  readonly scenario: Scenario
}

/** Where all of them are. */
const there = { latitude: 38.71667, longitude: -9.13333 }

/** Returns the name under which suggestions find a place or an airport where something is acted out. */
export function scriptedName(story: string): string {
  return `Failsworth: ${story}`
}

/** Returns the scripted place of a name, which begins with that of the town. */
export function scriptedPlace(story: string, scenario: Scenario): ScriptedPlace {
  return { ...there, name: scriptedName(story), scenario }
}

/** The places at which any product acts something out; a product adds its own. */
export const commonPlaces: readonly ScriptedPlace[] = [
  scriptedPlace('dearer at the quote', 'price_up'),
  scriptedPlace('sold out', 'sold_out_at_quote'),
  scriptedPlace('taken by another', 'sold_out_at_hold'),
  scriptedPlace('hold lapses', 'hold_lapses'),
  scriptedPlace('no answer but booked', 'timeout_booked'),
  scriptedPlace('no answer and not booked', 'timeout_not_booked'),
  scriptedPlace('rejected', 'rejected'),
  scriptedPlace('confirmed later', 'pending'),
  scriptedPlace('slow', 'slow'),
  scriptedPlace('payment declined', 'payment_declined'),
  scriptedPlace('partial cancellation', 'partial_cancellation'),
]

/** Returns the scenario of a place as the traveller wrote it (`Failsworth: sold out, Portugal`), or null. */
export function scenarioAmong(places: readonly ScriptedPlace[], placeName: string): Scenario | null {
  const requested = placeName.split(/[,،]/)[0]?.trim().toLowerCase()
  return places.find(({ name }) => name.toLowerCase() === requested)?.scenario ?? null
}

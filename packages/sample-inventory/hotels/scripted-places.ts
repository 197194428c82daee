import type { Scenario } from '../../../src/server/domain/suppliers/scenario.ts'
import type { GeoPoint } from '../../geography/geo-point.ts'

/** A place for searches in which everything happens as its name says. */
export interface ScriptedPlace extends GeoPoint {
  readonly name: string
  readonly scenario: Scenario
}

/** Location of their hotels. */
const there = { latitude: 38.71667, longitude: -9.13333 }

export const scriptedPlaces: readonly ScriptedPlace[] = [
  { ...there, name: 'Failsworth: dearer at the quote', scenario: 'price_up' },
  { ...there, name: 'Failsworth: sold out', scenario: 'sold_out_at_quote' },
  { ...there, name: 'Failsworth: taken by another', scenario: 'sold_out_at_hold' },
  { ...there, name: 'Failsworth: hold lapses', scenario: 'hold_lapses' },
  { ...there, name: 'Failsworth: no answer but booked', scenario: 'timeout_booked' },
  { ...there, name: 'Failsworth: no answer and not booked', scenario: 'timeout_not_booked' },
  { ...there, name: 'Failsworth: rejected', scenario: 'rejected' },
  { ...there, name: 'Failsworth: confirmed later', scenario: 'pending' },
  { ...there, name: 'Failsworth: slow', scenario: 'slow' },
  { ...there, name: 'Failsworth: payment declined', scenario: 'payment_declined' },
  { ...there, name: 'Failsworth: partial cancellation', scenario: 'partial_cancellation' },
  { ...there, name: 'Failsworth: moved to another room', scenario: 'room_moved' },
]

/** Returns the scenario of a place as the traveller wrote it (`Failsworth: sold out, Portugal`), or null. */
export function scenarioOfPlace(placeName: string): Scenario | null {
  const requested = placeName.split(',')[0]?.trim().toLowerCase()
  return scriptedPlaces.find(({ name }) => name.toLowerCase() === requested)?.scenario ?? null
}

import type { Scenario } from '../../../src/server/domain/suppliers/scenario.ts'
import { scriptedName } from '../supply/scripted-places.ts'
import type { RequestedSlice } from './flight-criteria.ts'

/** Two airports between which an airline acts something out. */
export interface ScriptedRoute {
  readonly from: string
  readonly to: string
  readonly scenario: Scenario
  /** What happens, in a few words. */
  readonly story: string
}

/** All of them begin at a small airport, so that no other search meets one by chance. */
const FROM = 'INV'

/** The routes on which airlines act something out, by the first slice of a journey. */
export const scriptedFlightRoutes: readonly ScriptedRoute[] = [
  route('ARN', 'no_flights', 'no flights'),
  route('AMS', 'holds_only', 'held and paid later only'),
  route('CPH', 'connecting_only', 'connections only'),
  route('OSL', 'no_bags', 'no bags'),
  route('ZRH', 'technical_stop', 'technical stop'),
  route('LIS', 'price_up', 'dearer at the quote'),
  route('OPO', 'price_up_twice', 'dearer twice'),
  route('BRU', 'price_up_again', 'dearer by twelve percent'),
  route('FAO', 'sold_out_at_quote', 'sold out'),
  route('MAD', 'sold_out_at_hold', 'taken by another'),
  route('ATH', 'hold_lapses', 'hold lapses'),
  route('BCN', 'seat_taken', 'seat taken'),
  route('CDG', 'timeout_booked', 'no answer but booked'),
  route('NCE', 'timeout_not_booked', 'no answer and not booked'),
  route('FCO', 'rejected', 'rejected'),
  route('FRA', 'ticketing_delayed', 'tickets later'),
  route('MUC', 'schedule_changed', 'schedule change'),
  route('VIE', 'flight_cancelled', 'flight cancelled'),
  route('HAM', 'no_partial_cancellation', 'only all can cancel'),
  route('WAW', 'partial_cancellation', 'partial cancellation'),
  route('MXP', 'payment_declined', 'payment declined'),
  route('BER', 'slow', 'slow'),
]

/** Returns the scenario of a journey's first slice, or null. */
export function scenarioOfRoute(slices: readonly Pick<RequestedSlice, 'from' | 'to'>[]): Scenario | null {
  const [first] = slices
  const found = scriptedFlightRoutes.find(({ from, to }) => first?.from.code === from && first.to.code === to)
  return found?.scenario ?? null
}

function route(to: string, scenario: Scenario, story: string): ScriptedRoute {
  return { from: FROM, to, scenario, story }
}

/** The airports of these routes for suggestions: where all of them begin, then where each ends. */
export const scriptedAirports = [
  { code: FROM, name: scriptedName('every route begins here') },
  ...scriptedFlightRoutes.map(({ to, story }) => ({ code: to, name: scriptedName(story) })),
]

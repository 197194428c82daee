import type { Scenario } from '../../../src/server/domain/suppliers/scenario.ts'
import type { RequestedSlice } from './flight-criteria.ts'

/** Two airports between which an airline acts something out. */
export interface ScriptedRoute {
  readonly from: string
  readonly to: string
  readonly scenario: Scenario
}

/** All of them begin at a small airport, so that no other search meets one by chance. */
const FROM = 'INV'

/** The routes on which airlines act something out, by the first slice of a journey. */
export const scriptedFlightRoutes: readonly ScriptedRoute[] = [
  route('ARN', 'no_flights'),
  route('AMS', 'holds_only'),
  route('CPH', 'connecting_only'),
  route('OSL', 'no_bags'),
  route('ZRH', 'technical_stop'),
  route('LIS', 'price_up'),
  route('OPO', 'price_up_twice'),
  route('BRU', 'price_up_again'),
  route('FAO', 'sold_out_at_quote'),
  route('MAD', 'sold_out_at_hold'),
  route('ATH', 'hold_lapses'),
  route('BCN', 'seat_taken'),
  route('CDG', 'timeout_booked'),
  route('NCE', 'timeout_not_booked'),
  route('FCO', 'rejected'),
  route('FRA', 'ticketing_delayed'),
  route('MUC', 'schedule_changed'),
  route('VIE', 'flight_cancelled'),
  route('HAM', 'no_partial_cancellation'),
  route('WAW', 'partial_cancellation'),
  route('MXP', 'payment_declined'),
  route('BER', 'slow'),
]

/** Returns the scenario of a journey's first slice, or null. */
export function scenarioOfRoute(slices: readonly Pick<RequestedSlice, 'from' | 'to'>[]): Scenario | null {
  const [first] = slices
  const found = scriptedFlightRoutes.find(({ from, to }) => first?.from.code === from && first.to.code === to)
  return found?.scenario ?? null
}

function route(to: string, scenario: Scenario): ScriptedRoute {
  return { from: FROM, to, scenario }
}

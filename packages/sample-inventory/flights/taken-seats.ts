import type { SupplyLedger } from '../../../src/server/domain/suppliers/supply-ledger.ts'
import type { FlightKey } from './flight-key.ts'
import type { FlightSources } from './flight-sources.ts'
import { keyedJourney } from './keyed-journey.ts'

/** Returns the chosen seats that are taken of a journey that is free without them; empty if it is gone itself. */
export async function takenOf(
  key: FlightKey,
  sources: Omit<FlightSources, 'ledger'>,
  ledger: SupplyLedger,
): Promise<string[]> {
  if (key.seats.length === 0) return []
  const isGone = async (seats: FlightKey['seats']) =>
    (await keyedJourney({ ...key, seats }, sources, ledger)) === 'sold_out'
  if (await isGone([])) return []
  const taken: string[] = []
  for (const one of key.seats) if (await isGone([one])) taken.push(one.seat)
  return taken
}

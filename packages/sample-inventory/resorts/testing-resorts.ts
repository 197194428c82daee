import { testingGeo } from '../../../src/server/domain/suppliers/testing-geo.ts'
import { utcDay } from '../../../src/server/kernel/dates/calendar.ts'
import { datasetSeed } from '../dataset.ts'
import { memorySupplyLedger } from '../memory-supply-ledger.ts'
import { resortDirectory } from './resort-directory.ts'
import type { ResortSources } from './resort-sources.ts'

const seed = datasetSeed('test')
const resorts = resortDirectory(seed)

/** The resorts of the tests at a moment, by default in the evening of 21 November 2026, without bookings. */
export function testResorts(moment = '2026-11-21T18:00:00Z'): ResortSources {
  const clock = () => new Date(moment)
  const geo = testingGeo()
  return {
    dataset: () => ({ geo, seed, today: utcDay(clock()) }),
    clock,
    resorts,
    timeZoneOf: ({ position }) => geo.timeZoneAt(position),
    airportOf: () => null,
    ledger: memorySupplyLedger(clock),
  }
}

import type {
  ResortAvailabilityCriteria,
  UnitAvailability,
} from '../../../src/server/domain/suppliers/resort-offer.ts'
import { dayNumber } from '../../../src/server/kernel/dates/calendar.ts'
import { beginsOn } from './check-in-days.ts'
import { takenUnits, unitsLeft } from './free-weeks.ts'
import { isSoldLength, unitAvailability } from './resort-price.ts'
import { firstSoldDay, type ResortSources } from './resort-sources.ts'

/**
 * Returns a resort's units for a stay, cheapest first; null for an unknown resort. None is left for days on which no
 * stay of this length begins.
 */
export async function resortAvailability(
  { resortId, stay }: ResortAvailabilityCriteria,
  sources: ResortSources,
): Promise<UnitAvailability[] | null> {
  const resort = sources.resorts.find(({ id }) => id === resortId)
  if (resort === undefined) return null
  const { today } = sources.dataset()
  const first = dayNumber(stay.start)
  const nights = dayNumber(stay.end) - first
  const isSold =
    isSoldLength(nights) && beginsOn(resort, first, nights) && first >= firstSoldDay(resort, sources)
  const taken = await takenUnits([resort], first, first + nights - 1, sources.ledger)
  return resort.units
    .map((unit) => ({
      ...unitAvailability(resort, unit, stay, today),
      unitsLeft: isSold ? unitsLeft(resort, { unit, first, nights }, today, taken) : 0,
    }))
    .sort((a, b) => a.price.net - b.price.net)
}

import type { ResortCriteria, ResortOffer } from '../../../src/server/domain/suppliers/resort-offer.ts'
import { dateOfDay, dayNumber } from '../../../src/server/kernel/dates/calendar.ts'
import { distanceMiles } from '../../geography/distance-miles.ts'
import { dollarPrice } from '../market.ts'
import { daysOfCheckIn } from './check-in-days.ts'
import { resortPicture } from './describe-resort.ts'
import { takenUnits, unitsLeft } from './free-weeks.ts'
import { stayPrice } from './resort-price.ts'
import { firstSoldDay, type ResortSources } from './resort-sources.ts'

const nights = 7
/** Miles. People fly to resorts; farther away is no longer 'near'. */
const farthestMiles = 2_000
/** No one searches where no one lives: the open sea and the poles. */
const inhabitedMiles = 60

/**
 * Returns the deals: seven nights from the resort's next day of check-in, nearest first. Each resort has one free
 * unit, from studios to villas, and a name occurs once.
 */
export async function searchResorts(
  criteria: ResortCriteria,
  sources: ResortSources,
): Promise<ResortOffer[]> {
  const { dataset, resorts, ledger } = sources
  const { geo, today } = dataset()
  if (geo.citiesNear(criteria.point, inhabitedMiles, 1).length === 0) return []
  const start = dayNumber(criteria.start)
  const near = resorts
    .map((resort) => ({ resort, miles: distanceMiles(criteria.point, resort.position) }))
    .filter(({ miles }) => miles <= farthestMiles)
    .sort((a, b) => a.miles - b.miles)
    // More than the limit: some are sold out, and some have the same name.
    .slice(0, criteria.limit * 3)
  const taken = await takenUnits(
    near.map(({ resort }) => resort),
    start,
    start + 2 * nights,
    ledger,
  )
  const names = new Set<string>()
  const offers: ResortOffer[] = []
  for (const { resort, miles } of near) {
    if (offers.length >= criteria.limit) break
    if (names.has(resort.name)) continue
    const [first] = daysOfCheckIn(
      resort,
      Math.max(start, firstSoldDay(resort, sources)),
      start + nights,
      nights,
    )
    if (first === undefined) continue
    const free = resort.units.filter((unit) => unitsLeft(resort, { unit, first, nights }, today, taken) > 0)
    const unit = free[resort.seed % Math.max(1, free.length)]
    if (!unit) continue
    names.add(resort.name)
    const stay = { start: dateOfDay(first), end: dateOfDay(first + nights) }
    offers.push({
      unit,
      resort: {
        id: resort.id,
        name: resort.name,
        location: `${resort.place}, ${resort.subregion.name}`,
        position: resort.position,
        guestRating: resort.guestRating,
        picture: resortPicture(resort, stay.start),
      },
      distanceMiles: miles,
      stay,
      price: dollarPrice(stayPrice(resort, unit, first, nights, today).dollars, resort.retailShare),
    })
  }
  return offers
}

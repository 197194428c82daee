import type { ResortCriteria, ResortOffer } from '../../../src/server/domain/suppliers/resort-offer.ts'
import { dateOfDay, dayNumber } from '../../../src/server/kernel/dates/calendar.ts'
import { distanceMiles } from '../../geography/distance-miles.ts'
import { seasonAt } from '../../geography/places/season-at.ts'
import type { SceneKind } from '../../scenes/scene-kind.ts'
import { sceneUrl } from '../../scenes/scene-url.ts'
import type { Dataset } from '../dataset.ts'
import { randomStream } from '../random.ts'
import type { Landscape } from './resort-atlas.ts'
import type { Resort } from './resort-directory.ts'
import { landscapeTraits, unitAvailability } from './resort-price.ts'

const nights = 7
/** Miles. People fly to resorts; farther away is no longer 'near'. */
const farthestMiles = 2_000
/** No one searches where no one lives: the open sea and the poles. */
const inhabitedMiles = 60

const scenes: Readonly<Record<Landscape, readonly [SceneKind, ...SceneKind[]]>> = {
  tropical: ['beach', 'pool', 'beach', 'boat-trip'],
  mediterranean: ['beach', 'pool', 'harbour', 'old-town'],
  atlantic: ['beach', 'harbour', 'beach', 'apartment'],
  alpine: ['mountain', 'forest', 'mountain', 'ski'],
  desert: ['desert', 'pool', 'desert', 'balloon'],
  lake: ['lake', 'forest', 'lake', 'kayak'],
}

/**
 * Returns seven-night offers, nearest first: one free unit of each resort, from studios to villas. A name occurs
 * once.
 */
export function searchResorts(
  criteria: ResortCriteria,
  { geo, today }: Dataset,
  resorts: readonly Resort[],
): ResortOffer[] {
  if (geo.citiesNear(criteria.point, inhabitedMiles, 1).length === 0) return []
  const stay = { start: criteria.start, end: dateOfDay(dayNumber(criteria.start) + nights) }
  const near = resorts
    .map((resort) => ({ resort, miles: distanceMiles(criteria.point, resort.position) }))
    .filter(({ miles }) => miles <= farthestMiles)
    .sort((a, b) => a.miles - b.miles)
  const names = new Set<string>()
  const offers: ResortOffer[] = []
  for (const { resort, miles } of near) {
    if (offers.length >= criteria.limit) break
    if (names.has(resort.name)) continue
    const free = resort.units
      .map((unit) => unitAvailability(resort, unit, stay, today))
      .filter(({ unitsLeft }) => unitsLeft > 0)
    const chosen = free[resort.seed % Math.max(1, free.length)]
    if (!chosen) continue
    names.add(resort.name)
    offers.push({
      unit: chosen.unit,
      resort: {
        id: resort.id,
        name: resort.name,
        location: `${resort.place}, ${resort.subregion.name}`,
        position: resort.position,
        guestRating: resort.guestRating,
        picture: resortPicture(resort, criteria.start),
      },
      distanceMiles: miles,
      stay,
      price: chosen.price,
    })
  }
  return offers
}

function resortPicture({ id, seed, subregion, position }: Resort, date: string): string {
  const stream = randomStream(seed ^ 0x9e5)
  return sceneUrl(stream.pick(scenes[subregion.landscape]), id, {
    timeOfDay: stream.pick(['day', 'golden', 'dawn', 'dusk']),
    season: seasonAt(position.latitude, date),
    climate: landscapeTraits(subregion.landscape).climate,
  })
}

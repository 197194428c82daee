import type { HotelPicture } from '../../../src/server/domain/suppliers/hotel-property.ts'
import type { PlaceTrait, PlaceTraits } from '../../geography/places/place-traits.ts'
import { seasonAt } from '../../geography/places/season-at.ts'
import type { SceneKind, TimeOfDay } from '../../scenes/scene-kind.ts'
import { sceneUrl } from '../../scenes/scene-url.ts'
import { randomStream } from '../random.ts'
import type { Hotel } from './city-hotels.ts'

/** What a hotel's picture may show in a place, with weights. */
const kindsByTrait: readonly (readonly [PlaceTrait, readonly [SceneKind, number][]])[] = [
  [
    'beach',
    [
      ['beach', 4],
      ['pool', 2],
      ['harbour', 1],
    ],
  ],
  ['coast', [['harbour', 2]]],
  [
    'mountain',
    [
      ['mountain', 4],
      ['forest', 1],
    ],
  ],
  [
    'desert',
    [
      ['desert', 3],
      ['pool', 1],
    ],
  ],
  ['forest', [['forest', 3]]],
  ['lake', [['lake', 4]]],
  ['vineyard', [['vineyard', 3]]],
  ['old-town', [['old-town', 3]]],
  ['skyline', [['skyline', 3]]],
]
const anywhere: readonly [SceneKind, number][] = [['apartment', 1]]
const nowhereSpecial: readonly [SceneKind, number][] = [
  ['forest', 1],
  ['old-town', 1],
]
const hours: readonly [TimeOfDay, ...TimeOfDay[]] = [
  'dawn',
  'day',
  'day',
  'golden',
  'golden',
  'dusk',
  'night',
]

/**
 * Returns a hotel's picture: a view that the place has, in the light and season of the stay. The seed is the hotel's
 * own, so no two pictures are alike.
 */
export function hotelPicture(hotel: Hotel, place: PlaceTraits, date: string): HotelPicture {
  const stream = randomStream(hotel.seed ^ 0x5ce2e)
  const kind = drawKind(place, stream.next())
  const url = sceneUrl(kind, hotel.pictureSeed, {
    timeOfDay: stream.pick(hours),
    season: seasonAt(hotel.position.latitude, date),
    climate: place.climate,
  })
  return { url, kind }
}

/** Returns what pictures of a place's hotels may show, with weights. */
export function viewsIn({ traits }: PlaceTraits): readonly (readonly [SceneKind, number])[] {
  const offered = kindsByTrait.flatMap(([trait, kinds]) => (traits.has(trait) ? kinds : []))
  return offered.length > 0 ? [...offered, ...anywhere] : [...nowhereSpecial, ...anywhere]
}

function drawKind(place: PlaceTraits, luck: number): SceneKind {
  const kinds = viewsIn(place)
  let left = luck * kinds.reduce((sum, [, weight]) => sum + weight, 0)
  for (const [kind, weight] of kinds) {
    left -= weight
    if (left < 0) return kind
  }
  return 'old-town'
}

import type { HotelPicture } from '../../../src/server/domain/suppliers/hotel-property.ts'
import { seasonAt } from '../../geography/places/season-at.ts'
import type { SceneKind, TimeOfDay } from '../../scenes/scene-kind.ts'
import { sceneUrl } from '../../scenes/scene-url.ts'
import { randomStream } from '../random.ts'
import { hotelPicture, viewsIn } from './hotel-picture.ts'
import type { Property } from './property.ts'

const hours: readonly [TimeOfDay, ...TimeOfDay[]] = ['day', 'golden', 'dawn', 'dusk', 'night']

/** Returns six to ten pictures of a property on a date, its offer's first, no two alike. */
export function hotelPictures(property: Property, date: string): HotelPicture[] {
  const { hotel, place, amenities } = property
  const stream = randomStream(hotel.seed ^ 0x91c5)
  const views = viewsIn(place).map(([kind]) => kind)
  const kinds: SceneKind[] = [
    'apartment',
    ...(amenities.includes('pool') ? (['pool'] as const) : []),
    ...views,
  ]
  const count = 5 + stream.below(5)
  return [
    hotelPicture(hotel, place, date),
    ...Array.from({ length: count }, (_, index): HotelPicture => {
      const kind = kinds[index % kinds.length] ?? 'apartment'
      return { kind, url: sceneOf(property, kind, `${index + 2}`, stream.pick(hours), date) }
    }),
  ]
}

/** Returns two or three pictures of a property's room type on a date. */
export function roomPictures(property: Property, roomCode: string, date: string): HotelPicture[] {
  const stream = randomStream(property.hotel.seed ^ 0x400c)
  return Array.from({ length: 2 + stream.below(2) }, (_, index) => ({
    kind: 'apartment' as const,
    url: sceneOf(
      property,
      'apartment',
      `${roomCode.replace('_', '-')}-${index + 1}`,
      stream.pick(hours),
      date,
    ),
  }))
}

function sceneOf(
  { hotel, place }: Property,
  kind: SceneKind,
  part: string,
  timeOfDay: TimeOfDay,
  date: string,
): string {
  return sceneUrl(kind, `${hotel.pictureSeed}-${part}`, {
    timeOfDay,
    season: seasonAt(hotel.position.latitude, date),
    climate: place.climate,
  })
}

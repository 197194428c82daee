import type { components } from '../../src/contract/api.gen.ts'

export type Hotel = components['schemas']['Hotel']
export type RoomType = components['schemas']['RoomType']

/** A hotel of the example: its fixed facts, its only kind of room, and the price of a night in US cents. */
export interface ExampleHotel {
  hotel: Hotel
  room: RoomType
  nightly: number
}

/** The centre of Lisbon. */
export const lisbon = { latitude: 38.7223, longitude: -9.1393 }

const rows = [
  ['azulejo', 'Example Azulejo House', 4, 'Rua do Exemplo 12', 38.7139, -9.1335, 14_000, 4.4, 218],
  ['tejo', 'Example Tejo Riverside', 5, 'Cais do Exemplo 3', 38.7071, -9.1365, 23_000, 4.7, 364],
  ['alfama', 'Example Alfama Rooms', 3, 'Beco do Exemplo 8', 38.7118, -9.1299, 9_000, 4.1, 97],
  ['avenida', 'Example Avenida', 4, 'Avenida do Exemplo 200', 38.7205, -9.1459, 17_500, 4.3, 182],
] as const

export const hotels: readonly ExampleHotel[] = rows.map(
  ([id, name, stars, line, latitude, longitude, nightly, rating, count]) => ({
    nightly,
    hotel: {
      id,
      name,
      stars,
      timeZone: 'Europe/Lisbon',
      amenities: ['wifi', 'bar', 'lift'],
      reviews: {
        rating,
        count,
        themes: [{ theme: 'location', rating: 4.7, count: Math.round(count / 2) }],
        samples: [],
      },
      address: { line, city: 'Lisbon', country: 'PT' },
      position: { latitude, longitude },
      distance: { miles: miles(lisbon, { latitude, longitude }), from: 'Lisbon' },
      checkIn: { from: '15:00', until: null },
      checkOut: { until: '11:00' },
      rules: { minimumAge: 18, pets: 'no', smoking: 'no', hasExtraBeds: false, quietHours: null },
      // A path is a picture of the site; your own pictures need https addresses.
      pictures: [{ url: `/scenes/old-town/example-${id}.svg`, kind: 'building' }],
    },
    room: {
      code: 'double',
      kind: 'standard',
      view: 'city',
      squareMetres: 22,
      sleeps: 4,
      beds: [{ kind: 'double', count: 1 }],
      amenities: ['private_bathroom', 'shower', 'safe'],
      pictures: [{ url: `/scenes/apartment/example-${id}.svg`, kind: 'room' }],
    },
  }),
)

interface Point {
  latitude: number
  longitude: number
}

/** Miles between two nearby points. */
export function miles(from: Point, to: Point): number {
  const north = (to.latitude - from.latitude) * 69
  const east = (to.longitude - from.longitude) * 69 * Math.cos((from.latitude * Math.PI) / 180)
  return Math.round(Math.hypot(north, east) * 10) / 10
}

/** The hotels within this many miles of a point, nearest first. */
export function hotelsNear(point: Point, radius: number): ExampleHotel[] {
  const far = new Map(hotels.map((one) => [one, miles(point, one.hotel.position)]))
  const near = hotels.filter((one) => (far.get(one) ?? 0) <= radius)
  return near.sort((one, other) => (far.get(one) ?? 0) - (far.get(other) ?? 0))
}

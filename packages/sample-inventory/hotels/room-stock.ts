import type { RoomOccupancy } from '../../../src/server/domain/suppliers/hotel-offer.ts'
import type { RoomKind, RoomType } from '../../../src/server/domain/suppliers/hotel-room.ts'
import type { PlaceTraits } from '../../geography/places/place-traits.ts'
import { hashText, mix, type RandomStream, randomStream } from '../random.ts'
import type { Hotel } from './city-hotels.ts'
import { traitsOfRoomKind } from './room-kinds.ts'

/** The facts of a room type that determine its price and availability. */
export interface RoomStock {
  readonly code: string
  readonly kind: RoomKind
  readonly view: RoomType['view']
  readonly sleeps: number
  /** Price relative to the property's cheapest room. */
  readonly factor: number
  /** Number of rooms. */
  readonly capacity: number
  /** Seed of its sales. */
  readonly seed: number
}

/**
 * Returns a hotel's room types, cheapest first: two in an inn, up to five in a palace. The first has the rooms and
 * the price of the property's deal.
 */
export function roomStock(hotel: Hotel, place: PlaceTraits): RoomStock[] {
  const stream = randomStream(hotel.seed ^ 0x400f)
  const kinds = kindsOf(hotel.stars, stream)
  const cheapest = traitsOfRoomKind[kinds[0] ?? 'standard'].factor
  const views = viewsOf(place)
  return kinds.map((kind, index) => {
    const isBest = index >= kinds.length - 2 && index > 0
    const drawn = 1 + stream.below(5)
    const { factor, sleeps } = traitsOfRoomKind[kind]
    return {
      code: kind,
      kind,
      view: isBest ? stream.pick(views) : stream.chance(0.3) ? 'courtyard' : 'none',
      sleeps,
      factor: factor / cheapest,
      capacity: index === 0 ? hotel.capacity : drawn,
      seed: index === 0 ? hotel.seed ^ 0x700f : mix(hotel.seed ^ 0x700f, hashText(kind)),
    }
  })
}

/** Whether everyone in every room has a bed; babies sleep with their parents. */
export function sleepsAll({ sleeps }: Pick<RoomStock, 'sleeps'>, rooms: readonly RoomOccupancy[]): boolean {
  return rooms.every(({ adults, childAges }) => adults + childAges.filter((age) => age >= 3).length <= sleeps)
}

function kindsOf(stars: number, stream: RandomStream): RoomKind[] {
  const large: RoomKind = stream.chance(0.6) ? 'family' : 'apartment'
  if (stars < 3) return stream.chance(0.5) ? ['economy', 'standard', large] : ['standard', large]
  if (stars < 4)
    return stream.chance(0.5) ? ['standard', 'superior', large] : ['standard', 'superior', 'deluxe', large]
  if (stars < 5) return ['standard', 'superior', 'deluxe', large, 'junior_suite']
  return ['superior', 'deluxe', large, 'junior_suite', 'suite']
}

function viewsOf({ traits }: PlaceTraits): [RoomType['view'], ...RoomType['view'][]] {
  const views: RoomType['view'][] = []
  if (traits.has('coast')) views.push('sea', 'sea')
  if (traits.has('lake')) views.push('lake')
  if (traits.has('mountain')) views.push('mountain')
  if (traits.has('big-city') || traits.has('old-town') || traits.has('skyline')) views.push('city')
  return ['garden', ...views]
}

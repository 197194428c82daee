import type { RoomType } from '../../../src/server/domain/suppliers/hotel-room.ts'
import { mix, randomStream } from '../random.ts'
import { roomPictures } from './hotel-pictures.ts'
import type { Property } from './property.ts'
import { traitsOfRoomKind } from './room-kinds.ts'
import type { RoomStock } from './room-stock.ts'

/** Returns the full description of a property's room type, with pictures of the stay's date. */
export function describeRoomType(property: Property, room: RoomStock, date: string): RoomType {
  const { beds, squareMetres, amenities, sleeps } = traitsOfRoomKind[room.kind]
  const stream = randomStream(mix(room.seed, 0xbed))
  const [least, most] = squareMetres
  return {
    code: room.code,
    kind: room.kind,
    view: room.view,
    beds: stream.pick(beds),
    squareMetres: least + stream.below(most - least + 1),
    sleeps,
    amenities: property.amenities.includes('air_conditioning')
      ? [...amenities, 'air_conditioning']
      : amenities,
    pictures: roomPictures(property, room.code, date),
    rooms: room.capacity,
  }
}

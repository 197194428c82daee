import type { RoomAmenity, RoomBed, RoomKind } from '../../../src/server/domain/suppliers/hotel-room.ts'

/** Facts of a kind of room in any property. */
export interface RoomKindTraits {
  /** Price relative to a standard room. */
  readonly factor: number
  /** From smallest to largest. */
  readonly squareMetres: readonly [number, number]
  readonly sleeps: number
  /** One of the kinds. */
  readonly beds: readonly [readonly RoomBed[], ...(readonly RoomBed[])[]]
  readonly amenities: readonly RoomAmenity[]
}

const bed = (kind: RoomBed['kind'], count = 1): RoomBed => ({ kind, count })
const plain: readonly RoomAmenity[] = ['private_bathroom', 'shower', 'television']
const good: readonly RoomAmenity[] = [...plain, 'hairdryer', 'safe', 'kettle', 'desk']
const fine: readonly RoomAmenity[] = [...good, 'minibar', 'coffee_machine', 'bathrobes']

export const traitsOfRoomKind: Readonly<Record<RoomKind, RoomKindTraits>> = {
  economy: {
    factor: 0.88,
    squareMetres: [11, 15],
    sleeps: 2,
    beds: [[bed('double')], [bed('single', 2)]],
    amenities: plain,
  },
  standard: {
    factor: 1,
    squareMetres: [16, 22],
    sleeps: 2,
    beds: [[bed('queen')], [bed('single', 2)], [bed('double')]],
    amenities: [...plain, 'hairdryer', 'desk'],
  },
  superior: {
    factor: 1.14,
    squareMetres: [22, 28],
    sleeps: 3,
    beds: [
      [bed('queen'), bed('single')],
      [bed('king'), bed('sofa_bed')],
    ],
    amenities: good,
  },
  deluxe: {
    factor: 1.33,
    squareMetres: [28, 36],
    sleeps: 3,
    beds: [[bed('king'), bed('sofa_bed')]],
    amenities: [...fine, 'bathtub'],
  },
  family: {
    factor: 1.42,
    squareMetres: [30, 42],
    sleeps: 5,
    beds: [
      [bed('double'), bed('bunk'), bed('single')],
      [bed('queen'), bed('single', 3)],
    ],
    amenities: good,
  },
  apartment: {
    factor: 1.56,
    squareMetres: [38, 62],
    sleeps: 6,
    beds: [
      [bed('double', 2), bed('sofa_bed')],
      [bed('queen'), bed('single', 2), bed('sofa_bed')],
    ],
    amenities: [...good, 'kitchen', 'sitting_area'],
  },
  junior_suite: {
    factor: 1.68,
    squareMetres: [36, 48],
    sleeps: 4,
    beds: [[bed('king'), bed('sofa_bed')]],
    amenities: [...fine, 'bathtub', 'sitting_area'],
  },
  suite: {
    factor: 2.15,
    squareMetres: [48, 84],
    sleeps: 4,
    beds: [[bed('king'), bed('sofa_bed')]],
    amenities: [...fine, 'bathtub', 'sitting_area', 'balcony'],
  },
}

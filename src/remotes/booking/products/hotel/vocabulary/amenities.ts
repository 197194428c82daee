import type { HotelAmenity } from '../../../../../contract/types.ts'

/** Hotel amenities, in the groups of the hotel page. */
export const amenityGroups = {
  general: ['wifi', 'air_conditioning', 'lift', 'front_desk_24h', 'non_smoking', 'step_free', 'laundry'],
  leisure: ['pool', 'spa', 'gym', 'beachfront', 'garden', 'terrace', 'ski_storage', 'bicycle_hire'],
  food: ['restaurant', 'bar', 'room_service'],
  travel: ['parking', 'car_charging', 'airport_shuttle'],
  guests: ['family_friendly', 'pets_welcome', 'meeting_rooms'],
} as const satisfies Readonly<Record<string, readonly HotelAmenity[]>>

export type AmenityGroup = keyof typeof amenityGroups

export const amenityGroupNames = Object.keys(amenityGroups) as AmenityGroup[]

const known: ReadonlySet<string> = new Set(Object.values(amenityGroups).flat())

/** Returns whether a text, such as an address parameter, is an amenity's code. */
export function isAmenity(code: string): code is HotelAmenity {
  return known.has(code)
}

/** Amenities by importance: cards show the first ones a property has, and filters list them in this order. */
const weight: readonly HotelAmenity[] = [
  ...(['pool', 'spa', 'beachfront', 'parking', 'airport_shuttle', 'gym', 'restaurant', 'bar'] as const),
  ...(['pets_welcome', 'family_friendly', 'car_charging', 'air_conditioning', 'wifi', 'terrace'] as const),
  ...(['garden', 'step_free', 'room_service', 'laundry', 'bicycle_hire', 'ski_storage', 'lift'] as const),
  ...(['front_desk_24h', 'meeting_rooms', 'non_smoking'] as const),
]

/** Returns each amenity once, most important first. */
export function byWeight(codes: readonly HotelAmenity[]): HotelAmenity[] {
  return weight.filter((code) => codes.includes(code))
}

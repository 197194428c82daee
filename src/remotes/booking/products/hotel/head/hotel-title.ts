import type { HotelAnswer } from '../../../../../contract/types.ts'

/** Title of a hotel's page: its name and city. */
export function hotelTitle({ hotel: { name, address } }: Pick<HotelAnswer, 'hotel'>): string {
  return `${name}, ${address.city}`
}

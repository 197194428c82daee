import type { BookedItem } from '../../../spine/item/booked-item.ts'
import type { ItemFacts } from '../../../spine/item/item-facts.ts'
import { readStay } from './read-stay.ts'

/** Describes a stay to the spine by the hotel's name and its town's time zone. */
export function hotelItemFacts(item: BookedItem): ItemFacts {
  const { hotel, stay, rate } = readStay(item)
  return {
    title: hotel.name,
    period: stay,
    address: hotel.address,
    place: hotel.address.city,
    policy: rate.policy,
    isPaidLocally: rate.payment === 'at_property',
  }
}

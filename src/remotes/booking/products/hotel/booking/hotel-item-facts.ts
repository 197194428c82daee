import type { BookedItem } from '../../../spine/item/booked-item.ts'
import type { ItemFacts } from '../../../spine/item/item-facts.ts'
import { readStay } from './read-stay.ts'

/** A stay as the spine sees it: the hotel names it, and its town is where the clocks are read. */
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

import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import type { BookedItem } from '../../../spine/item/booked-item.ts'
import type { PartyGroup } from '../../../spine/item/item-facts.ts'
import { readStay } from './read-stay.ts'
import { useRoomGuests } from './use-room-guests.ts'

/** The rooms of a stay, by their numbers, with the guests that each was asked for. */
export function useRoomGroups(): (item: BookedItem) => readonly PartyGroup[] {
  const text = useProductTexts()
  const guestsOf = useRoomGuests()
  return (item) =>
    readStay(item).rooms.map((room, index) => ({
      name: text('checkout.room', { number: index + 1 }),
      hint: guestsOf(room),
    }))
}

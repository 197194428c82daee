import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import type { BookedItem } from '../../../spine/item/booked-item.ts'
import type { PartyGroup } from '../../../spine/item/item-facts.ts'
import { readStay } from './read-stay.ts'
import { useRoomGuests } from './use-room-guests.ts'

/** Rooms of a stay by number, each with the guests it was booked for. */
export function useRoomGroups(): (item: BookedItem) => readonly PartyGroup[] {
  const text = useProductTexts()
  const guestsOf = useRoomGuests()
  return (item) =>
    readStay(item).rooms.map((room, index) => ({
      name: text('checkout.room', { number: index + 1 }),
      hint: guestsOf(room),
    }))
}

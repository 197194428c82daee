import type { BookedItem } from '../../../spine/item/booked-item.ts'
import type { PartyGroup } from '../../../spine/item/item-facts.ts'
import { useWords } from '../../../spine/words/use-words.ts'
import { stayOf } from './stay-of.ts'
import { useGuestsOfRoom } from './use-guests-of-room.ts'

/** The rooms of a stay, by their numbers, with the guests that each was asked for. */
export function useRoomGroups(): (item: BookedItem) => readonly PartyGroup[] {
  const text = useWords()
  const guestsOf = useGuestsOfRoom()
  return (item) =>
    stayOf(item).rooms.map((room, index) => ({
      name: text('checkout.room', { number: index + 1 }),
      hint: guestsOf(room),
    }))
}

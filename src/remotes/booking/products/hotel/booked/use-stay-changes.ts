import type { BookedStay } from '../../../../../contract/types.ts'
import type { BookedItem } from '../../../spine/item/booked-item.ts'
import type { ChangedFact } from '../../../spine/item/item-facts.ts'
import { useLocalTime } from '../../../spine/words/use-local-time.ts'
import { useWords } from '../../../spine/words/use-words.ts'
import { useRoomName } from '../property/room-facts.tsx'
import { stayOf } from './stay-of.ts'
import { useGuestsOfRoom } from './use-guests-of-room.ts'

/** Says what of a stay is another by a change: when one comes and goes, which room, and who sleeps there. */
export function useStayChanges(): (was: BookedItem, becomes: BookedItem) => readonly ChangedFact[] {
  const text = useWords()
  const { at } = useLocalTime()
  const nameOf = useRoomName()
  const guestsOf = useGuestsOfRoom()
  const factsOf = ({ stay, rooms, room }: BookedStay) => [
    { label: text('rules.checkIn'), value: at(stay.start) },
    { label: text('rules.checkOut'), value: at(stay.end) },
    {
      label: text('change.room'),
      value: text('checkout.rooms', { count: rooms.length, room: nameOf(room) }),
    },
    { label: text('change.guests'), value: rooms.map(guestsOf).join(' + ') },
  ]
  return (before, after) => {
    const old = factsOf(stayOf(before))
    return factsOf(stayOf(after)).flatMap(({ label, value }, index) => {
      const was = old[index]?.value ?? ''
      return was === value ? [] : [{ label, was, becomes: value }]
    })
  }
}

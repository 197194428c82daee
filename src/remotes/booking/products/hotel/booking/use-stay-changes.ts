import type { BookedStay } from '../../../../../contract/types.ts'
import { useLocalTime } from '../../../spine/formatting/use-local-time.ts'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import type { BookedItem } from '../../../spine/item/booked-item.ts'
import type { ChangedFact } from '../../../spine/item/item-facts.ts'
import { useRoomName } from '../property/room-facts.tsx'
import { readStay } from './read-stay.ts'
import { useRoomGuests } from './use-room-guests.ts'

/** Lists what a change affects: check-in and check-out, room, and guests per room. */
export function useStayChanges(): (was: BookedItem, becomes: BookedItem) => readonly ChangedFact[] {
  const text = useProductTexts()
  const { at } = useLocalTime()
  const nameOf = useRoomName()
  const guestsOf = useRoomGuests()
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
    const old = factsOf(readStay(before))
    return factsOf(readStay(after)).flatMap(({ label, value }, index) => {
      const was = old[index]?.value ?? ''
      return was === value ? [] : [{ label, was, becomes: value }]
    })
  }
}

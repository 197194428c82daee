import type { BookedItem } from '../../../spine/item/booked-item.ts'
import { useLocalTime } from '../../../spine/words/use-local-time.ts'
import { useWords } from '../../../spine/words/use-words.ts'
import { stayOf } from './stay-of.ts'

/** From when and with what the guest checks in. */
export function useArrivalStep(): (item: BookedItem, isForClient: boolean) => string {
  const text = useWords()
  const { at, timeOfDay } = useLocalTime()
  return (item, isForClient) => {
    const { stay, hotel } = stayOf(item)
    return text(`confirmation.next.arrive${isForClient ? 'ForClient' : ''}`, {
      day: at(stay.start),
      time: timeOfDay(hotel.checkIn.from),
    })
  }
}

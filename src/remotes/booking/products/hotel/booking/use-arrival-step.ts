import { useLocalTime } from '../../../spine/formatting/use-local-time.ts'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import type { BookedItem } from '../../../spine/item/booked-item.ts'
import { readStay } from './read-stay.ts'

/** Next step after booking: when to check in and what to bring. */
export function useArrivalStep(): (item: BookedItem, isForClient: boolean) => string {
  const text = useProductTexts()
  const { at, timeOfDay } = useLocalTime()
  return (item, isForClient) => {
    const { stay, hotel } = readStay(item)
    return text(`confirmation.next.arrive${isForClient ? 'ForClient' : ''}`, {
      day: at(stay.start),
      time: timeOfDay(hotel.checkIn.from),
    })
  }
}

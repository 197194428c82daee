import { Icon } from '../../../../../ui/icon.tsx'
import { useLocalTime } from '../../../spine/formatting/use-local-time.ts'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import type { BookedItem } from '../../../spine/item/booked-item.ts'
import type { ItemProps } from '../../../spine/product/product-view.ts'
import { readStay } from './read-stay.ts'

/** Check-in time, in the hotel's own time zone. */
export function CheckInLine({ item }: ItemProps) {
  const text = useProductTexts()
  const { timeOfDay } = useLocalTime()
  const { checkIn } = readStay(item).hotel
  return (
    <p className="mt-2 flex items-center gap-2">
      <Icon name="clock" className="size-4.5 text-link" />
      {text('rules.checkIn')}: {text('rules.from', { time: timeOfDay(checkIn.from) })}
    </p>
  )
}

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

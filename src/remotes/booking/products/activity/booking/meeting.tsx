import { Icon } from '../../../../../ui/icon.tsx'
import { useLocalTime } from '../../../spine/formatting/use-local-time.ts'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import type { BookedItem } from '../../../spine/item/booked-item.ts'
import type { ItemProps } from '../../../spine/product/product-view.ts'
import { readVisit } from './read-visit.ts'
import { useSlotLine } from './visit-facts.ts'

/** Start time and meeting point in one line. */
export function MeetingLine({ item }: ItemProps) {
  const slotLine = useSlotLine()
  const { slot, activity } = readVisit(item)
  const [start] = activity.places
  return (
    <p className="mt-2 flex items-center gap-2">
      <Icon name="clock" className="size-4.5 text-link" />
      {[slotLine(slot), start?.name].filter(Boolean).join(' · ')}
    </p>
  )
}

/** Next step after booking: when to be where, and what to show. */
export function useMeetingStep(): (item: BookedItem, isForClient: boolean) => string {
  const text = useProductTexts()
  const { at, timeOfDay } = useLocalTime()
  return (item, isForClient) => {
    const { slot, activity } = readVisit(item)
    const [start] = activity.places
    const place = start?.name ?? activity.city
    const day = at(slot.start.slice(0, 10))
    if (slot.isAllDay) {
      return text(isForClient ? 'visit.comeForClient' : 'visit.come', { day, place })
    }
    const time = timeOfDay(slot.start.slice(11, 16))
    return text(isForClient ? 'confirmation.next.arriveForClient' : 'confirmation.next.arrive', {
      day,
      place,
      time,
    })
  }
}

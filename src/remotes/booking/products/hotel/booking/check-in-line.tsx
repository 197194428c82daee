import { Icon } from '../../../../../ui/icon.tsx'
import { useLocalTime } from '../../../spine/formatting/use-local-time.ts'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
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

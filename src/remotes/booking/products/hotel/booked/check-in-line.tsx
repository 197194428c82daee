import { Icon } from '../../../../../ui/icon.tsx'
import type { ItemProps } from '../../../spine/product/product-view.ts'
import { useLocalTime } from '../../../spine/words/use-local-time.ts'
import { useWords } from '../../../spine/words/use-words.ts'
import { stayOf } from './stay-of.ts'

/** From when guests may check in, by the hotel's own clock. */
export function CheckInLine({ item }: ItemProps) {
  const text = useWords()
  const { timeOfDay } = useLocalTime()
  const { checkIn } = stayOf(item).hotel
  return (
    <p className="mt-2 flex items-center gap-2">
      <Icon name="clock" className="size-4.5 text-link" />
      {text('rules.checkIn')}: {text('rules.from', { time: timeOfDay(checkIn.from) })}
    </p>
  )
}

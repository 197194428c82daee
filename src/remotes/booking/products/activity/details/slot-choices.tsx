import type { ActivityOption, ActivitySlot } from '../../../../../contract/types.ts'
import { useLocalTime } from '../../../spine/formatting/use-local-time.ts'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import { useRefusalText } from './use-refusal-text.ts'

interface SlotChoicesProps {
  option: ActivityOption
  times: readonly ActivitySlot[]
  /** Name of the radio buttons. */
  group: string
  chosen: ActivitySlot | null
  /** Returns whether a start time is the booked one, whose places are free for its booking. */
  isOwn?: (slot: string) => boolean
  onChoose: (slot: string) => void
}

/** Start times to choose from; one that cannot be booked says why. */
export function SlotChoices({ option, times, group, chosen, isOwn, onChoose }: SlotChoicesProps) {
  const slotTexts = useSlotTexts()
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      {times.map((slot) => {
        const isOwnTime = isOwn?.(slot.time.slot) ?? false
        const note = isOwnTime ? undefined : slotTexts.note(slot, option)
        return (
          <label
            key={slot.time.slot}
            className="relative grid min-h-11 cursor-pointer content-center rounded-control border border-input px-3 py-1 text-center has-checked:border-brand-edge has-checked:bg-primary has-checked:text-primary-foreground has-disabled:cursor-not-allowed has-disabled:border-dashed has-disabled:text-muted-foreground has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring"
          >
            <input
              type="radio"
              name={group}
              className="sr-only"
              value={`${option.option} ${slot.time.slot}`}
              checked={chosen?.time.slot === slot.time.slot}
              disabled={!slot.rateKey && !isOwnTime}
              onChange={() => onChoose(slot.time.slot)}
            />
            <span className="font-semibold tabular-nums">{slotTexts.time(slot.time)}</span>
            {note && <span className="text-xs">{note}</span>}
          </label>
        )
      })}
    </div>
  )
}

/** Texts of a start time: its hour, and what there is to know before it is chosen. */
function useSlotTexts() {
  const text = useProductTexts()
  const { timeOfDay } = useLocalTime()
  const refusalText = useRefusalText()
  return {
    time({ start, isAllDay, opens = [] }: ActivitySlot['time']) {
      if (!isAllDay) return timeOfDay(start.slice(11, 16))
      const [hours] = opens
      return hours
        ? text('visit.hours', { from: timeOfDay(hours.from), until: timeOfDay(hours.until) })
        : text('visit.allDay')
    },
    note({ status, vacancies, refusal, rateKey }: ActivitySlot, option: ActivityOption) {
      if (refusal) return refusalText(refusal, option)
      if (status === 'sold_out') return text('day.sold_out')
      if (!rateKey) return text('visit.tooLate')
      return status === 'limited' && vacancies !== null
        ? text('visit.placesLeft', { count: vacancies })
        : undefined
    },
  }
}

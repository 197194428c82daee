import { keepPreviousData, useApi, useCurrency, useQuery } from '@livery/platform'
import { useState } from 'react'
import { activitySlotsQuery } from '../../../../../api/activities.ts'
import type { BookedVisit } from '../../../../../contract/types.ts'
import { Alert } from '../../../../../ui/alert.tsx'
import { Button } from '../../../../../ui/button.tsx'
import { Deferred } from '../../../../../ui/deferred.tsx'
import { Skeleton } from '../../../../../ui/skeleton.tsx'
import { useLocalTime } from '../../../spine/formatting/use-local-time.ts'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import type { ChangeFormProps } from '../../../spine/product/product-view.ts'
import { SlotChoices } from '../details/slot-choices.tsx'
import { unitsWanted } from '../details/unit-rules.ts'
import { UnitSteppers } from '../details/unit-steppers.tsx'
import { useRefusalText } from '../details/use-refusal-text.ts'
import { readVisit } from './read-visit.ts'

const loadDayPicker = async () => (await import('../details/day-picker.tsx')).DayPicker

/** Day, time and units of a booked visit; the option stays. */
export function ChangeVisitForm({ item, isBusy, onRequest }: ChangeFormProps) {
  const text = useProductTexts()
  const { weekday } = useLocalTime()
  const refusalText = useRefusalText()
  const visit = readVisit(item)
  const { activity, option } = visit
  const [counts, setCounts] = useState<Readonly<Record<string, number>>>(() => bookedCounts(visit))
  const [date, setDate] = useState(visit.slot.start.slice(0, 10))
  const [time, setTime] = useState(visit.slot.slot.slice(11))
  const wanted = unitsWanted(option.units, counts)
  const { data, isPlaceholderData } = useChangeSlots(activity.productCode, date, wanted)
  const found = data?.options.find((one) => one.option === option.option)
  const times = found?.slots ?? []
  // The visit's own places are free for it, even if no others are.
  const isOwn = (slot: string) => slot === visit.slot.slot
  const chosen = times.find(({ time: one, rateKey }) => {
    return one.slot.slice(11) === time && (rateKey !== undefined || isOwn(one.slot))
  })
  const isSame = chosen?.time.slot === visit.slot.slot && isSameCount(counts, bookedCounts(visit))
  return (
    <form
      method="post"
      className="grid content-start gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        if (chosen && !isSame) onRequest({ product: 'activity', slot: chosen.time.slot, units: wanted })
      }}
    >
      <fieldset>
        <legend className="font-bold">{text('choice.who')}</legend>
        <UnitSteppers
          units={option.units}
          counts={counts}
          options={[option]}
          onCount={(unit, count) => setCounts((before) => ({ ...before, [unit]: count }))}
        />
      </fieldset>
      <fieldset>
        <legend className="font-bold">
          {text('choice.day')}: {weekday(date)}
        </legend>
        <Deferred load={loadDayPicker} meanwhile={<Skeleton className="h-88 rounded-lg" />}>
          {(DayPicker) => <DayPicker productCode={activity.productCode} date={date} onPick={setDate} />}
        </Deferred>
      </fieldset>
      <fieldset aria-busy={isPlaceholderData}>
        <legend className="font-bold">{text('booked.time')}</legend>
        {found?.refusal ? (
          <Alert tone="warning" className="mt-3">
            {refusalText(found.refusal, option)}
          </Alert>
        ) : data && times.length === 0 ? (
          <Alert tone="info" className="mt-3">
            {text('times.none')}
          </Alert>
        ) : (
          <SlotChoices
            {...{ option, times, isOwn }}
            group="change-time"
            chosen={chosen ?? null}
            onChoose={(slot) => setTime(slot.slice(11))}
          />
        )}
      </fieldset>
      <Button type="submit" busy={isBusy} disabled={!chosen || isSame}>
        {text('amend.ask')}
      </Button>
    </form>
  )
}

/** Returns the start times of a day for other units. */
function useChangeSlots(productCode: string, date: string, units: ReturnType<typeof unitsWanted>) {
  const [currency] = useCurrency()
  const { data, isPlaceholderData } = useQuery({
    ...activitySlotsQuery(useApi(), { productCode, date, units, currency }),
    placeholderData: keepPreviousData,
  })
  return { data: data?.data, isPlaceholderData }
}

function bookedCounts({ units }: BookedVisit): Record<string, number> {
  return Object.fromEntries(units.map(({ unit, count }) => [unit, count]))
}

function isSameCount(
  one: Readonly<Record<string, number>>,
  other: Readonly<Record<string, number>>,
): boolean {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every(
    (unit) => (one[unit] ?? 0) === (other[unit] ?? 0),
  )
}

import { keepPreviousData, useApi, useCurrency, usePage, useQuery, useSearchParams } from '@livery/platform'
import { useState } from 'react'
import { activitySlotsQuery } from '../../../../../api/activities.ts'
import type {
  ActivityAnswer,
  ActivityOption,
  ActivitySlot,
  ActivitySlotsAnswer,
  ActivityUnit,
  UnitsWanted,
} from '../../../../../contract/types.ts'
import { readSearchPlace } from '../../../../../tenant/search-address.ts'
import { withView } from '../../../spine/results/results-view.ts'
import { readChoice, unitsValue } from './choice-address.ts'
import { allUnits, unitsWanted, usualCounts } from './unit-rules.ts'

/** A start time of an option. */
export interface ChosenSlot {
  option: ActivityOption
  slot: ActivitySlot
}

/** What is chosen on an activity's page, and what can be. */
export interface VisitChoice {
  units: readonly ActivityUnit[]
  counts: Readonly<Record<string, number>>
  wanted: UnitsWanted
  date: string | null
  /** The start times of the day; undefined before the first answer. */
  slots: ActivitySlotsAnswer | undefined
  error: Error | null
  /** The shown start times are of an earlier choice. */
  isOld: boolean
  /** The chosen start time; the first that can be booked if none is chosen. */
  chosen: ChosenSlot | null
  setCount: (unit: string, count: number) => void
  setDate: (date: string) => void
  setSlot: (option: string, slot: string) => void
  refetch: () => unknown
}

/** State of the choice: day and units are in the address, so that Back and a reload keep them. */
export function useVisitChoice({ activity, options }: ActivityAnswer): VisitChoice {
  const client = useApi()
  const [currency] = useCurrency()
  const { today } = usePage()
  const [params, setParams] = useSearchParams()
  const [slotKey, setSlotKey] = useState<string | null>(null)
  const units = allUnits(options)
  const address = readChoice(params, today)
  const known = Object.entries(address.counts ?? {}).filter(([code]) =>
    units.some(({ unit }) => unit === code),
  )
  const counts = known.length > 0 ? Object.fromEntries(known) : usualCounts(units)
  const wanted = unitsWanted(units, counts)
  const { date } = address
  const destination = readSearchPlace((name) => params.get(name))?.destination ?? ''
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...activitySlotsQuery(client, {
      productCode: activity.productCode,
      date: date ?? today,
      units: wanted,
      currency,
      ...(destination && { destination }),
    }),
    enabled: date !== null && wanted.length > 0,
    placeholderData: keepPreviousData,
    retry: 1,
  })
  const slots = date === null ? undefined : data?.data
  const change = (changed: Readonly<Record<string, string>>) =>
    setParams((before) => withView(before, changed), { replace: true, preventScrollReset: true })
  return {
    units,
    counts,
    wanted,
    date,
    slots,
    error,
    isOld: isPlaceholderData || (slots !== undefined && slots.date !== date),
    chosen: slots ? chosenSlot(slots, options, slotKey) : null,
    setCount: (unit, count) =>
      change({ units: unitsValue(unitsWanted(units, { ...counts, [unit]: count })) }),
    setDate: (next) => change({ date: next }),
    setSlot: (option, slot) => setSlotKey(keyOf(option, slot)),
    refetch,
  }
}

/** Names a start time of an option; the day does not matter, so that another day keeps the time. */
function keyOf(option: string, slot: string): string {
  return `${option} ${slot.split('T').at(-1)}`
}

/** Returns the start time with this key if it can be booked, otherwise the first that can. */
export function chosenSlot(
  { options: found }: Pick<ActivitySlotsAnswer, 'options'>,
  options: readonly ActivityOption[],
  key: string | null,
): ChosenSlot | null {
  const all = found.flatMap(({ option: code, slots }): ChosenSlot[] => {
    const option = options.find((one) => one.option === code)
    return option ? slots.flatMap((slot) => (slot.rateKey ? [{ option, slot }] : [])) : []
  })
  return all.find(({ option, slot }) => keyOf(option.option, slot.time.slot) === key) ?? all[0] ?? null
}

import { DayField, usePage } from '@livery/platform'
import { useState } from 'react'
import type { Itinerary } from '../../../../../contract/types.ts'
import { addDays, laterDay } from '../../../../../tenant/calendar-days.ts'
import { MOST_DAYS_AHEAD } from '../../../../../tenant/flight-search.ts'
import { Checkbox } from '../../../../../ui/checkbox.tsx'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import type { ItemProps } from '../../../spine/product/product-view.ts'
import { useFlightTexts } from '../cards/use-flight-texts.ts'
import { endsOf } from '../results/itinerary-facts.ts'
import { criteriaOf } from '../search/flight-page-href.ts'
import type { JourneyChange } from './journey-change.ts'
import { OtherSlices } from './other-slices.tsx'
import { readJourney } from './read-journey.ts'

interface ChangeSlicesProps extends ItemProps {
  onChange: (change: JourneyChange) => void
}

/** What is chosen for a slice that changes. */
interface ChangedSlice {
  /** YYYY-MM-DD, or unfinished input. */
  date: string
  /** Null until one is chosen. */
  itinerary: Itinerary | null
}

type Changed = Readonly<Record<number, ChangedSlice>>

/** The slices of a journey, each with other days and flights; those that cannot change say why. */
export function ChangeSlices({ item, onChange }: ChangeSlicesProps) {
  const text = useProductTexts()
  const write = useFlightTexts()
  const { today } = usePage()
  const journey = readJourney(item)
  const criteria = criteriaOf(journey)
  const [changed, setChanged] = useState<Changed>({})

  function change(next: Changed) {
    setChanged(next)
    const slices = Object.entries(next).flatMap(([slice, { itinerary }]) =>
      itinerary ? [{ slice: Number(slice), itinerary: itinerary.id }] : [],
    )
    const isComplete = slices.length > 0 && slices.length === Object.keys(next).length
    onChange(isComplete ? { slices } : null)
  }

  function toggle(slice: number, date: string) {
    const { [slice]: own, ...others } = changed
    change(own ? others : { ...others, [slice]: { date, itinerary: null } })
  }

  /** The day on which a slice ends or begins, as it is chosen so far. */
  const dayOf = (slice: number, end: 'departure' | 'arrival') => {
    const itinerary = changed[slice]?.itinerary ?? journey.itineraries[slice]
    return itinerary && endsOf(itinerary)[end].at.slice(0, 10)
  }

  const reasonOf = (slice: number): string | null => {
    const booked = journey.itineraries[slice]
    if (booked && endsOf(booked).departure.at.slice(0, 10) < today) return text('change.departed')
    const allowed = journey.slices[slice]?.change.allowed
    if (allowed === 'yes') return null
    return text(allowed === 'no' ? 'change.sliceNo' : 'change.sliceUnknown')
  }

  return (
    <fieldset className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <legend className="mb-1 text-sm font-semibold">{text('change.whichSlice')}</legend>
      {criteria.slices.map(({ from, to, date }, slice) => {
        const reason = reasonOf(slice)
        const own = changed[slice]
        const booked = journey.itineraries[slice]
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: slices have no identity except their place
          <div key={slice} className="grid grid-cols-[minmax(0,1fr)] gap-3">
            <Checkbox
              label={`${from.name} → ${to.name}`}
              hint={reason ?? (booked && write.day(endsOf(booked).departure.at))}
              checked={own !== undefined}
              disabled={reason !== null}
              onChange={() => toggle(slice, date)}
            />
            {own && (
              <>
                <DayField
                  label={text('change.day')}
                  value={own.date}
                  onChange={(next) => change({ ...changed, [slice]: { date: next, itinerary: null } })}
                  earliest={laterDay(dayOf(slice - 1, 'arrival') ?? today, today)}
                  latest={dayOf(slice + 1, 'departure') ?? addDays(today, MOST_DAYS_AHEAD)}
                  required
                />
                {/^\d{4}-\d{2}-\d{2}$/.test(own.date) && (
                  <OtherSlices
                    key={own.date}
                    {...{ item, slice }}
                    date={own.date}
                    itinerary={own.itinerary}
                    onChoose={(itinerary) => change({ ...changed, [slice]: { ...own, itinerary } })}
                  />
                )}
              </>
            )}
          </div>
        )
      })}
    </fieldset>
  )
}

import type { FlightAnswer, SliceFare } from '../../../../../contract/types.ts'
import { Icon } from '../../../../../ui/icon.tsx'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import { SegmentList } from '../cards/segment-list.tsx'
import { SliceLine } from '../cards/slice-line.tsx'
import { WarningList } from '../cards/warning-list.tsx'

interface SliceSectionsProps {
  answer: Pick<FlightAnswer, 'itineraries' | 'isSeparateTickets'>
  /** The fare of each slice, if it is chosen. */
  fares?: readonly SliceFare[]
  /** Shows every flight at once. */
  isOpen?: boolean
}

/** The slices of a journey with their warnings; each opens to its flights. */
export function SliceSections({ answer, fares, isOpen = false }: SliceSectionsProps) {
  const text = useProductTexts()
  return (
    <ol className="grid gap-3">
      {answer.itineraries.map((itinerary, at) => (
        <li key={itinerary.id} className="@container grid gap-3 rounded-xl border bg-card p-4 sm:p-5">
          <SliceLine itinerary={itinerary} hasDay />
          <WarningList itinerary={itinerary} isSeparateTickets={answer.isSeparateTickets} />
          <details open={isOpen} className="group border-t pt-1">
            <summary className="flex min-h-11 cursor-pointer list-none items-center gap-1.5 text-sm font-semibold text-link hover:underline">
              {text('slice.details')}
              <Icon name="down" className="size-4 group-open:rotate-180" />
            </summary>
            <div className="pt-2">
              <SegmentList itinerary={itinerary} fares={fares?.[at]?.segments} />
            </div>
          </details>
        </li>
      ))}
    </ol>
  )
}

import { useSearchParams } from '@livery/platform'
import type { Itinerary } from '../../../../../contract/types.ts'
import type { FlightSearchCriteria } from '../../../../../tenant/flight-search.ts'
import { LinkButton } from '../../../../../ui/link-button.tsx'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import { SliceLine } from '../cards/slice-line.tsx'
import { sliceHref } from '../search/flight-page-href.ts'

interface PinnedSlicesProps {
  criteria: FlightSearchCriteria
  /** The chosen flights, in order. */
  itineraries: readonly Itinerary[]
}

/** The flights that are chosen already, each with a link to choose another. */
export function PinnedSlices({ criteria, itineraries }: PinnedSlicesProps) {
  const text = useProductTexts()
  const [params] = useSearchParams()
  return (
    <ol aria-label={text('pinned.title')} className="mb-4 grid gap-2">
      {itineraries.map((itinerary, at) => (
        <li
          key={itinerary.id}
          className="@container flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-xl border border-brand-edge bg-card p-4"
        >
          <div className="min-w-0 flex-1 basis-80">
            <p className="mb-2 text-sm font-semibold">
              {text('pinned.slice', {
                number: at + 1,
                from: criteria.slices[at]?.from.name ?? '',
                to: criteria.slices[at]?.to.name ?? '',
              })}
            </p>
            <SliceLine itinerary={itinerary} hasDay />
          </div>
          <LinkButton
            variant="outline"
            size="small"
            href={sliceHref(
              params,
              criteria,
              itineraries.slice(0, at).map(({ id }) => id),
            )}
          >
            {text('pinned.change')}
            <span className="sr-only">: {text('pinned.flight', { number: at + 1 })}</span>
          </LinkButton>
        </li>
      ))}
    </ol>
  )
}

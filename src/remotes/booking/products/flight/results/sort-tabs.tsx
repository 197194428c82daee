import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import { useAmounts } from '../../../spine/price/amount.tsx'
import { useFlightTexts } from '../cards/use-flight-texts.ts'
import type { FlightCardEntry } from './card-journey.ts'
import { sorts, type TabSort, tabSorts } from './sorts.ts'

/** Returns the first flight of each tab's order; tabs without prices have no cheapest one. */
export function firstOfTabs(entries: readonly FlightCardEntry[]): Partial<Record<TabSort, FlightCardEntry>> {
  const [one] = entries
  if (!one) return {}
  return Object.fromEntries(
    tabSorts
      .filter((sort) => sort !== 'price' || one.total !== null)
      .map((sort) => [
        sort,
        entries.reduce((best, entry) => (sorts[sort](entry) < sorts[sort](best) ? entry : best), one),
      ]),
  )
}

interface SortTabsProps {
  /** The flights that match the filters. */
  entries: readonly FlightCardEntry[]
  /** The order of the list, which may be one without a tab. */
  sort: string
  onSort: (sort: TabSort) => void
}

/** Best, cheapest and fastest, each with the price and the duration of its first flight. */
export function SortTabs({ entries, sort, onSort }: SortTabsProps) {
  const text = useProductTexts()
  const write = useFlightTexts()
  const amount = useAmounts()
  const firsts = firstOfTabs(entries)
  return (
    <fieldset className="mb-3 grid min-w-0 auto-cols-fr grid-flow-col overflow-hidden rounded-xl border bg-card">
      <legend className="sr-only">{text('sort.label')}</legend>
      {tabSorts.map((tab) => {
        const first = firsts[tab]
        if (!first) return null
        const { price } = first.fare
        return (
          <button
            key={tab}
            type="button"
            aria-pressed={sort === tab}
            onClick={() => onSort(tab)}
            className="min-h-14 border-e px-2 py-2 text-start last:border-e-0 hover:bg-accent hover:text-accent-foreground focus-visible:-outline-offset-2 aria-pressed:bg-accent aria-pressed:text-accent-foreground aria-pressed:inset-shadow-[0_-3px_0_var(--brand-edge)] sm:px-4"
          >
            <span className="block text-sm font-bold">{text(`sort.${tab}`)}</span>
            <span className="block text-sm">
              {price && (
                <>
                  <bdi className="font-semibold tabular-nums">
                    {amount(price.total, price.currency, { short: true })}
                  </bdi>
                  <span aria-hidden="true"> · </span>
                </>
              )}
              <span className="whitespace-nowrap">{write.duration(first.itinerary.minutes)}</span>
            </span>
          </button>
        )
      })}
    </fieldset>
  )
}

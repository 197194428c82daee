import { formatMoney, usePage } from '@livery/platform'
import { localeOf } from '../../../../tenant/language.ts'
import { useProductTexts } from '../formatting/use-product-texts.ts'
import type { PriceHistogram, PriceRange } from './price-histogram.ts'
import { useSettled } from './use-settled.ts'

interface PriceFilterProps {
  histogram: PriceHistogram
  value: PriceRange
  onChange: (price: PriceRange) => void
}

/** Histogram of prices with a slider for the range. At either end of the slider the range is unbounded. */
export function PriceFilter({ histogram, value, onChange }: PriceFilterProps) {
  const text = useProductTexts()
  const { agency, language } = usePage()
  const { min, max, step, currency } = histogram
  const [{ from, to }, set] = useSettled(value, onChange)
  const low = Math.max(min, Math.min(from ?? min, max))
  const high = Math.min(max, Math.max(to ?? max, min))
  const write = (amount: number) => formatMoney(amount, currency, localeOf(language, agency), true)
  const setLow = (next: number) => {
    const bounded = Math.min(next, high - step)
    set({ from: bounded <= min ? null : bounded, to })
  }
  const setHigh = (next: number) => {
    const bounded = Math.max(next, low + step)
    set({ from, to: bounded >= max ? null : bounded })
  }
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-semibold">{text('filters.price')}</legend>
      <Bars {...{ histogram, low, high }} />
      <div className="range-pair">
        <input
          type="range"
          {...{ min, max, step }}
          value={low}
          aria-label={text('filters.priceFrom')}
          aria-valuetext={write(low)}
          onChange={({ target }) => setLow(Number(target.value))}
        />
        <input
          type="range"
          {...{ min, max, step }}
          value={high}
          aria-label={text('filters.priceTo')}
          aria-valuetext={write(high)}
          onChange={({ target }) => setHigh(Number(target.value))}
        />
      </div>
      <p className="mt-2 flex justify-between text-sm font-semibold tabular-nums">
        <bdi>{write(low)}</bdi>
        <bdi>{write(high)}</bdi>
      </p>
    </fieldset>
  )
}

function Bars({ histogram, low, high }: { histogram: PriceHistogram; low: number; high: number }) {
  const { counts, min, max } = histogram
  const tallest = Math.max(...counts)
  const width = (max - min) / counts.length
  return (
    <svg
      viewBox={`0 0 ${counts.length * 10} 48`}
      preserveAspectRatio="none"
      className="block h-12 w-full px-2.5 rtl:-scale-x-100"
      aria-hidden="true"
    >
      {counts.map((count, at) => {
        const starts = min + at * width
        const isIn = starts + width > low && starts < high
        const height = count === 0 ? 1 : 4 + (44 * count) / tallest
        return (
          <rect
            key={starts}
            x={at * 10 + 1}
            y={48 - height}
            width="8"
            height={height}
            rx="1.5"
            className={isIn ? 'fill-brand-9' : 'fill-border'}
          />
        )
      })}
    </svg>
  )
}

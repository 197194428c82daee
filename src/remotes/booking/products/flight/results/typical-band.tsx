import type { TypicalPrice } from '../../../../../contract/types.ts'
import { classNames } from '../../../../../ui/class-names.ts'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import { useAmounts } from '../../../spine/price/amount.tsx'

/** Whether a total is below, within or above what such a journey usually costs. */
export function levelOf(total: number, { low, high }: TypicalPrice): 'low' | 'typical' | 'high' {
  if (total < low.amount) return 'low'
  return total > high.amount ? 'high' : 'typical'
}

interface TypicalBandProps {
  /** The cheapest total. */
  total: number
  currency: string
  /** Null until the supplier has told it: the band then keeps its place. */
  typical: TypicalPrice | null
}

const MIDDLE_START = 30
const MIDDLE_END = 70

/** The cheapest total on a scale with the usual price in the middle. */
export function TypicalBand({ total, currency, typical }: TypicalBandProps) {
  const text = useProductTexts()
  const write = useAmounts()
  // The same words with the cheapest total take about as many lines.
  const least = { amount: total, currency } as TypicalPrice['low']
  const usual = typical ?? { low: least, high: least }
  const level = levelOf(total, usual)
  const { low, high } = usual
  return (
    <section
      aria-label={text('typical.title')}
      aria-hidden={typical === null || undefined}
      className={classNames(
        'mb-4 rounded-xl border bg-card p-4',
        typical === null && 'animate-shimmer bg-border/70 *:invisible',
      )}
    >
      <p>
        <strong>{text(`typical.${level}`, { amount: write(total, currency, { short: true }) })}</strong>{' '}
        <span className="text-muted-foreground">
          {text('typical.range', {
            low: write(low.amount, low.currency, { short: true }),
            high: write(high.amount, high.currency, { short: true }),
          })}
        </span>
      </p>
      <div aria-hidden="true" className="relative mt-3 grid h-2 grid-cols-[30%_40%_30%] gap-0.5">
        <span className="rounded-full bg-success" />
        <span className="rounded-full bg-brand-edge" />
        <span className="rounded-full bg-warning" />
        {/* The page's policy allows no style attribute in what the server draws. */}
        <svg aria-hidden="true" className="absolute inset-0 size-full overflow-visible rtl:-scale-x-100">
          <circle
            cx={`${placeOf(total, usual)}%`}
            cy="50%"
            r="7"
            strokeWidth="2"
            className="fill-card stroke-foreground"
          />
        </svg>
      </div>
    </section>
  )
}

/** Place of a total on the scale, in per cent: the usual prices take its middle. */
export function placeOf(total: number, { low, high }: TypicalPrice): number {
  const width = Math.max(high.amount - low.amount, 1)
  const inside = MIDDLE_START + ((total - low.amount) / width) * (MIDDLE_END - MIDDLE_START)
  return Math.round(Math.min(98, Math.max(2, inside)))
}

import { usePage } from '@livery/platform'
import type { ShownPrice } from '../../../../contract/types.ts'
import { localeOf } from '../../../../tenant/language.ts'
import { isFreeSpan, type PolicySpan, policyTimeline } from '../../../../tenant/policy-timeline.ts'
import { zoneName } from '../../../../tenant/zone-name.ts'
import { useLocalTime } from '../formatting/use-local-time.ts'
import { useProductTexts } from '../formatting/use-product-texts.ts'
import type { Policy } from '../item/item-facts.ts'
import { useAmounts } from '../price/amount.tsx'

export interface CancellationTimelineProps {
  policy: Policy
  price: Pick<ShownPrice, 'total' | 'currency'> | undefined
  /** The place whose time zone the times are in. */
  place: string
}

/** Cancellation cost over time, in the time zone of the place. */
export function CancellationTimeline({ policy, price, place }: CancellationTimelineProps) {
  const text = useProductTexts()
  const { agency, language } = usePage()
  const { now } = useLocalTime()
  const words = useSpanWords(price)
  return (
    <div>
      <ol className="grid gap-0">
        {policyTimeline(policy, now()).map((span) => (
          <li key={span.from ?? ''} className="policy-span" data-free={isFreeSpan(span) || undefined}>
            <p className="font-semibold">{words.cost(span)}</p>
            <p className="text-sm text-muted-foreground">{words.time(span)}</p>
          </li>
        ))}
      </ol>
      <p className="mt-3 text-sm text-muted-foreground">
        {text('policy.zone', { place, zone: zoneName(policy.timeZone, localeOf(language, agency), now()) })}
      </p>
    </div>
  )
}

function useSpanWords(price: CancellationTimelineProps['price']) {
  const text = useProductTexts()
  const write = useAmounts()
  const { at, until: untilTime } = useLocalTime()
  return {
    cost(span: PolicySpan) {
      if (isFreeSpan(span)) return text('policy.free')
      // Where prices are hidden, the cost is shown as a share.
      if (span.penalty === undefined || !price)
        return text(span.costs === 'part' ? 'policy.part' : 'policy.all')
      if (span.penalty >= price.total) return text('policy.all')
      return text('policy.costs', { amount: write(span.penalty, price.currency) })
    },
    time({ from, until }: PolicySpan) {
      if (from && until) return text('policy.between', { from: at(from), until: untilTime(until) })
      if (until) return text('policy.until', { until: untilTime(until) })
      return from ? text('policy.from', { from: at(from) }) : text('policy.always')
    },
  }
}

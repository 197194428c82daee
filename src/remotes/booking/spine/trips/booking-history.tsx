import type { BookingStep } from '../../../../contract/types.ts'
import { useAmounts } from '../price/use-amounts.ts'
import { useWords } from '../words/use-words.ts'
import { useMoment } from './use-moment.ts'

const good: readonly BookingStep['what'][] = ['confirmed', 'paid', 'completed', 'refunded']

/** What happened to a booking, in words, the latest first. */
export function BookingHistory({ steps }: { steps: readonly BookingStep[] }) {
  const text = useWords()
  const write = useAmounts()
  const { moment } = useMoment()
  if (steps.length === 0) return null
  return (
    <section aria-labelledby="history-title" className="rounded-xl border bg-card p-5 shadow-card">
      <h2 id="history-title" className="mb-4 font-brand text-heading">
        {text('trips.history')}
      </h2>
      <ol>
        {steps.toReversed().map(({ at, what, amount }) => (
          <li
            key={`${at} ${what}`}
            className="policy-span"
            data-free={good.includes(what) || undefined}
            data-past={!good.includes(what) || undefined}
          >
            <p className="font-semibold">
              {text(`trips.step.${what}`)}
              {amount && (
                <>
                  {' · '}
                  <bdi className="tabular-nums">{write(amount.amount, amount.currency)}</bdi>
                </>
              )}
            </p>
            <p className="text-sm text-muted-foreground">
              <time dateTime={at}>{moment(at)}</time>
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}

import type { Booking, BookingStep } from '../../../../contract/types.ts'
import { useProductTexts } from '../formatting/use-product-texts.ts'
import { useAmounts } from '../price/amount.tsx'
import { EachItem, useItems } from '../product/items.tsx'
import { useMoment } from './use-moment.ts'

const good: readonly BookingStep['what'][] = ['confirmed', 'paid', 'completed', 'refunded']

/** History of a booking, latest first; with several items, each step names its item. */
export function BookingHistory({ booking }: { booking: Pick<Booking, 'items' | 'history'> }) {
  const text = useProductTexts()
  const items = useItems(booking)
  const { history: steps = [] } = booking
  if (steps.length === 0) return null
  const itemOf = ({ itemId }: BookingStep) =>
    booking.items.length > 1 ? items.filter(({ id }) => id !== undefined && id === itemId) : []
  return (
    <section aria-labelledby="history-title" className="rounded-xl border bg-card p-5 shadow-card">
      <h2 id="history-title" className="mb-4 font-brand text-heading">
        {text('trips.history')}
      </h2>
      <ol>
        {steps.toReversed().map((step) => {
          const { at, what, itemId = '' } = step
          const concerned = itemOf(step)
          return (
            <li
              key={`${at} ${what} ${itemId}`}
              className="policy-span"
              data-free={good.includes(what) || undefined}
              data-past={!good.includes(what) || undefined}
            >
              {concerned.length > 0 ? (
                <EachItem items={concerned}>
                  {(item, { pieces }) => <Step step={step} name={pieces.factsOf(item).title} />}
                </EachItem>
              ) : (
                <Step step={step} name={null} />
              )}
            </li>
          )
        })}
      </ol>
    </section>
  )
}

/** A step, in the texts of the product it concerns. */
function Step({ step: { at, what, amount }, name }: { step: BookingStep; name: string | null }) {
  const text = useProductTexts()
  const write = useAmounts()
  const { at: written } = useMoment()
  return (
    <>
      <p className="font-semibold wrap-anywhere">
        {name !== null && (
          <>
            <bdi>{name}</bdi>
            {' · '}
          </>
        )}
        {text(`trips.step.${what}`)}
        {amount && (
          <>
            {' · '}
            <bdi className="tabular-nums">{write(amount.amount, amount.currency)}</bdi>
          </>
        )}
      </p>
      <p className="text-sm text-muted-foreground">
        <time dateTime={at}>{written(at)}</time>
      </p>
    </>
  )
}

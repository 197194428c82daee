import { useSession } from '@livery/platform'
import type { Booking, BookingItem } from '../../../../contract/types.ts'
import { freeUntilOf } from '../../../../tenant/policy-timeline.ts'
import { useLocalTime } from '../formatting/use-local-time.ts'
import { useProductTexts } from '../formatting/use-product-texts.ts'
import type { BookedItem } from '../item/booked-item.ts'
import { stateOfItem } from '../item/booked-item.ts'
import { useAmounts } from '../price/amount.tsx'
import { EachItem, useItems } from '../product/items.tsx'
import { useProduct } from '../product/product-scope.tsx'

const used: readonly Booking['state'][] = ['confirmed', 'completed']

const withSteps: readonly Booking['state'][] = ['in_doubt', 'pending', 'confirmed']

/** What the traveller has to do or can expect, in order; with several items, under the name of each active one. */
export function NextSteps({ booking }: { booking: Booking }) {
  const text = useProductTexts()
  const steps = useBookingSteps(booking)
  const items = useItems(booking).filter(({ at }) => {
    const item = booking.items[at]
    return item !== undefined && withSteps.includes(stateOfItem(booking, item))
  })
  if (items.length === 0) return null
  const isOne = booking.items.length === 1
  return (
    <section aria-labelledby="next-title" className="rounded-xl border bg-card p-5 shadow-card">
      <h2 id="next-title" className="font-brand text-heading">
        {text('confirmation.next')}
      </h2>
      {!isOne && steps.map((step) => <Sentence key={step}>{step}</Sentence>)}
      <EachItem items={items}>
        {(shown) => <ItemNext {...{ booking, shown, isOne }} before={isOne ? steps : []} />}
      </EachItem>
    </section>
  )
}

interface ItemNextProps {
  booking: Booking
  shown: BookedItem
  isOne: boolean
  /** Steps before the item's own. */
  before: readonly string[]
}

function ItemNext({ booking, shown, isOne, before }: ItemNextProps) {
  const item = booking.items[shown.at]
  return item ? <Steps {...{ booking, shown, item, isOne, before }} /> : null
}

function Steps({ booking, shown, item, isOne, before }: ItemNextProps & { item: BookingItem }) {
  const text = useProductTexts()
  const { pieces } = useProduct()
  const steps = [...before, ...useItemSteps(booking, shown, item)]
  return (
    <>
      {!isOne && (
        <h3 className="mt-5 font-bold wrap-anywhere">
          <bdi>{pieces.factsOf(shown).title}</bdi>
        </h3>
      )}
      <ol className="mt-4 grid gap-4">
        {steps.map((step, index) => (
          <li key={step} className="flex items-start gap-3">
            <span
              aria-hidden="true"
              className="flex size-7 shrink-0 items-center justify-center rounded-full bg-accent text-sm font-bold text-accent-foreground"
            >
              {text('confirmation.step', { number: index + 1 })}
            </span>
            <p className="min-w-0 pt-0.5 wrap-anywhere">{step}</p>
          </li>
        ))}
      </ol>
    </>
  )
}

function Sentence({ children }: { children: string }) {
  return <p className="mt-3 wrap-anywhere">{children}</p>
}

/** Returns the next steps that concern the whole booking. */
function useBookingSteps(booking: Booking): string[] {
  const text = useProductTexts()
  const { reference, state, contact, isMailed } = booking
  const isDecided = state === 'confirmed' || state === 'partly_confirmed'
  if (!isDecided || !hasVoucher(booking)) return []
  const { email } = contact
  return [
    isMailed ? text('confirmation.next.mail', { email }) : text('confirmation.next.keep', { reference }),
  ]
}

/** Returns the next steps of one item of the product in scope, by the item's state; none if it has ended. */
function useItemSteps(booking: Booking, shown: BookedItem, item: BookingItem): string[] {
  const text = useProductTexts()
  const write = useAmounts()
  const { until, now } = useLocalTime()
  const { isTravelAgent } = useSession()
  const { pieces } = useProduct()
  const arrivalStep = pieces.useArrivalStep()
  const { policy, isPaidLocally } = pieces.factsOf(shown)
  const { email } = booking.contact
  const { price } = item
  const state = stateOfItem(booking, item)
  if (state === 'in_doubt' || state === 'pending') {
    return [
      text('confirmation.next.asked'),
      booking.isMailed ? text('confirmation.next.told', { email }) : text('confirmation.next.unpaid'),
    ]
  }
  if (state !== 'confirmed') return []
  const freeUntil = freeUntilOf(policy, now())
  const forWhom = isTravelAgent ? 'ForClient' : ''
  return [
    ...(freeUntil ? [text('confirmation.next.cancel', { when: until(freeUntil) })] : []),
    ...(isPaidLocally
      ? [text(`confirmation.next.payThere${forWhom}`, { amount: write(price.total, price.currency) })]
      : []),
    arrivalStep(shown, isTravelAgent === true),
  ]
}

/** Returns whether a voucher and a calendar file are useful: some item is confirmed or completed. */
export function hasVoucher(booking: Pick<Booking, 'state' | 'items'>): boolean {
  return booking.items.some((item) => used.includes(stateOfItem(booking, item)))
}

import { useSession } from '@livery/platform'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import type { Booking } from '../../../../contract/types.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { DescriptionList } from '../../../../ui/description-list.tsx'
import { LinkButton } from '../../../../ui/link-button.tsx'
import { BookingFacts } from '../booking/booking-facts.tsx'
import { BookingPrice } from '../booking/booking-price.tsx'
import { BookingState } from '../booking/booking-state.tsx'
import { statusOf, waitingTextKey } from '../booking/booking-status.ts'
import { PeriodDates } from '../booking/period-dates.tsx'
import { AmendButton } from '../changes/amend-button.tsx'
import { AmendmentNotice } from '../changes/amendment-notice.tsx'
import { AnswerButton } from '../changes/answer-button.tsx'
import { SupplierChangeNotice } from '../changes/supplier-change-notice.tsx'
import { withClient } from '../client-parameter.ts'
import { useAddress } from '../formatting/use-address.ts'
import { useProductTexts } from '../formatting/use-product-texts.ts'
import type { BookedItem } from '../item/booked-item.ts'
import { activeItems } from '../item/booked-item.ts'
import type { ItemFacts } from '../item/item-facts.ts'
import { localDues } from '../item/local-dues.ts'
import { EachItem, useFirstItem, useItems } from '../product/items.tsx'
import { RefusedChoice } from '../refused-items/refused-choice.tsx'
import { BookingActions } from './booking-actions.tsx'
import { BookingHistory } from './booking-history.tsx'
import { BookingNotice } from './booking-notice.tsx'
import { CancelButtons } from './cancel-buttons.tsx'

// States that the amounts already explain.
const settled: readonly Booking['payment']['state'][] = ['succeeded', 'requires_capture']

interface BookingDetailsProps {
  booking: Booking
  /** Receives the booking after an action on it. */
  onChange: () => void
  /** True if an agent views the booking on behalf of a traveller. */
  isForClient?: boolean
}

/** A booking with all its actions, for anyone who may see it: by account, by a mailed link, or as an agent. */
export function BookingDetails({ booking, onChange, isForClient = false }: BookingDetailsProps) {
  const text = useProductTexts()
  const addressOf = useAddress()
  const [wasCancelled, setWasCancelled] = useState(false)
  const { state, reference } = booking
  const { item, facts, pieces } = useFirstItem(booking)
  const items = activeItems(useItems(booking))
  const isSeveral = booking.items.length > 1
  const { signedIn } = useSession()
  const heading = useRef<HTMLHeadingElement>(null)
  const isDone = wasCancelled && state === 'cancelled'
  // The cancel button is gone and with it the focus, so the outcome below the heading gets it.
  useLayoutEffect(() => {
    if (!isDone) return
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [isDone])
  return (
    <article>
      <header>
        <div className="flex flex-wrap items-center gap-3">
          <BookingState booking={booking} />
          <p className="text-muted-foreground">
            {text('trips.reference')}{' '}
            <bdi dir="ltr" className="font-bold text-foreground select-all">
              {reference}
            </bdi>
          </p>
        </div>
        <h1 ref={heading} tabIndex={-1} className="mt-2 font-brand text-title outline-none">
          <ItemNames items={items} />
        </h1>
        <p className="mt-1 flex flex-wrap gap-x-4 text-lg text-muted-foreground">
          <ItemPeriods items={items} />
          {!isSeveral && facts.address && <span>{addressOf(facts.address)}</span>}
        </p>
      </header>
      {isDone && (
        <Alert tone="success" className="mt-5">
          {text(booking.isMailed ? 'trips.cancelDone' : 'trips.cancelDoneUnmailed')}
        </Alert>
      )}
      <BookingNotice {...{ booking, isForClient }} />
      <RefusedChoice {...{ booking, onChange }} />
      <SupplierChangeNotice
        booking={booking}
        onChange={(isCancelled) => {
          setWasCancelled(isCancelled)
          onChange()
        }}
      />
      <AmendmentNotice {...{ booking, onChange }} />
      <BookingActions booking={booking} />
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <BookingFacts booking={booking} hasName={false} isForClient={isForClient} />
        <div className="grid gap-6 lg:row-span-2">
          <section aria-labelledby="cost-title" className="rounded-xl border bg-card p-5 shadow-card">
            <h2 id="cost-title" className="mb-3 font-brand text-heading">
              {text('trips.cost')}
            </h2>
            <BookingPrice booking={booking} />
            <PaymentFacts booking={booking} />
          </section>
          <div className="grid gap-3 print:hidden">
            {/* Hidden while the outcome is unknown, so that nothing is booked twice. */}
            {!waitingTextKey(booking) && (
              <LinkButton
                variant="outline"
                wide
                href={withClient(pieces.againHref(item), isForClient ? reference : null)}
              >
                {text(isForClient ? 'trips.bookAgainForClient' : 'trips.bookAgain')}
              </LinkButton>
            )}
            {signedIn && !isForClient && (
              <LinkButton variant="ghost" wide href={`/mytrip/support?reference=${reference}`}>
                {text('trips.askUs')}
              </LinkButton>
            )}
            <AnswerButton {...{ booking, onChange }} />
            <AmendButton {...{ booking, onChange }} />
            <CancelButtons
              {...{ booking, isForClient }}
              onChange={(isCancelled) => {
                setWasCancelled(isCancelled)
                onChange()
              }}
            />
          </div>
        </div>
        <BookingHistory booking={booking} />
      </div>
    </article>
  )
}

/** State of a booking's payment, if the amounts next to the price do not explain it. */
function PaymentFacts({ booking }: { booking: Booking }) {
  const text = useProductTexts()
  const { payment } = booking
  const { gateway, state } = payment
  if (gateway === 'none') {
    if (localDues(booking).price === null) return null
    return <p className="mt-4 border-t pt-4 text-sm text-muted-foreground">{text('trips.paidLocally')}</p>
  }
  // While the outcome is being requested, the state is unknown.
  if (settled.includes(state) || statusOf(booking) === 'hold_over') return null
  const entries = [{ term: text('trips.payment.state'), detail: text(`trips.payment.${state}`) }]
  return <DescriptionList layout="split" entries={entries} className="mt-4 border-t pt-2 text-[0.9375rem]" />
}

interface Items {
  items: readonly BookedItem[]
}

/** Names of the items on one line. */
function ItemNames({ items }: Items) {
  return <Joined items={items}>{({ title }) => <bdi>{title}</bdi>}</Joined>
}

/** Periods of the items, in the same order. */
function ItemPeriods({ items }: Items) {
  return <Joined items={items}>{({ period }) => <PeriodDates {...period} />}</Joined>
}

function Joined({ items, children }: Items & { children: (facts: ItemFacts) => ReactNode }) {
  return (
    <EachItem items={items}>
      {(item, { pieces }) => (
        <>
          {item !== items[0] && ' · '}
          {children(pieces.factsOf(item))}
        </>
      )}
    </EachItem>
  )
}

import { useSession } from '@livery/platform'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import type { Booking } from '../../../../contract/types.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { LinkButton } from '../../../../ui/link-button.tsx'
import { StateBadge } from '../booking/booking-state.tsx'
import { statusOf, waitingTextKey } from '../booking/booking-status.ts'
import { stateStyles } from '../booking/state-styles.ts'
import { useCancellationTexts, useWalletRefund } from '../booking/use-cancellation-texts.ts'
import { itemStatus, useSeveralItemTexts } from '../booking/use-item-texts.ts'
import { withClient } from '../client-parameter.ts'
import { useDeadline } from '../formatting/use-deadline.ts'
import { useProductTexts } from '../formatting/use-product-texts.ts'
import { useAmounts } from '../price/amount.tsx'
import { EachItem, useFirstItem, useItems } from '../product/items.tsx'
import { paymentHref } from '../product/product-hrefs.ts'
import { useMoment } from '../trips/use-moment.ts'
import { hasVoucher } from './next-steps.tsx'
import { ReferenceLine } from './reference-line.tsx'

/** State of a booking with its meaning, its reference and a link onwards if there is one. */
export function OutcomeHead({ booking }: { booking: Booking }) {
  const text = useProductTexts()
  const { state, reference } = booking
  const { isTravelAgent } = useSession()
  const words = useOutcomeWords(booking)
  const several = useSeveralItemTexts(booking, isTravelAgent === true)
  const isSeveral = booking.items.length > 1
  const { icon, className, mark } = stateStyles[statusOf(booking)]
  const wayOn = <NextAction booking={booking} />
  const heading = useRef<HTMLHeadingElement>(null)
  const isGivenUp = state === 'cancelled' || state === 'cancellation_requested'
  // The form that was paid with is gone, and its focus with it, as is the button that cancelled: what came of it is what one reads first.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again when the booking is released
  useLayoutEffect(() => {
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [isGivenUp])
  return (
    <header className={classNames('rounded-2xl border p-5 sm:p-7', className)}>
      <div className="flex items-start gap-4 max-sm:flex-col">
        <span className={mark}>
          <Icon path={icon} className="size-11" />
        </span>
        <div className="min-w-0 flex-1" role="status">
          <h1 ref={heading} tabIndex={-1} className="font-brand text-title outline-none">
            {isSeveral ? several.heading : text(`confirmation.${words}`)}
          </h1>
          <div className="mt-1.5 grid max-w-prose gap-1">
            {isSeveral ? several.hint && <p>{several.hint}</p> : <Hint booking={booking} words={words} />}
            <Money booking={booking} />
          </div>
          {isSeveral && <ItemStates booking={booking} />}
        </div>
      </div>
      <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-foreground/15 pt-4">
        <ReferenceLine reference={reference} />
        {wayOn}
      </div>
    </header>
  )
}

/** Returns the texts for the state of a booking; an agent who booked for a client reads about the client. */
function useOutcomeWords(booking: Booking) {
  const { isTravelAgent } = useSession()
  const { state } = booking
  const waiting = waitingTextKey(booking)
  if (waiting) return waiting
  const isClients = isTravelAgent && (state === 'confirmed' || state === 'completed')
  return isClients ? (`${state}ForClient` as const) : state
}

function Hint({ booking, words }: { booking: Booking; words: ReturnType<typeof useOutcomeWords> }) {
  const text = useProductTexts()
  const { at } = useMoment()
  const { contact, hold } = booking
  const { facts } = useFirstItem(booking)
  const deadline = useDeadline(facts.policy.timeZone)
  const later = words === 'on_hold' ? hold?.payLater : undefined
  const isUnmailed =
    !booking.isMailed && (words === 'in_doubt' || words === 'pending' || words === 'cancellation_requested')
  return (
    <>
      <p>
        {text(`confirmation.${words}${isUnmailed ? 'Unmailed' : 'Hint'}`, {
          email: contact.email,
          title: facts.title,
          when: later ? deadline(later.payBy) : hold ? at(hold.expiresAt) : '',
        })}
      </p>
      {later && (
        <p className="font-semibold">
          {later.priceUntil
            ? text('checkout.priceUntil', { when: deadline(later.priceUntil) })
            : text('checkout.priceOpen')}
        </p>
      )}
    </>
  )
}

/** What happens to the payment of a booking that failed or was cancelled. */
function Money({ booking }: { booking: Booking }) {
  const text = useProductTexts()
  const write = useAmounts()
  const { state, payment } = booking
  const { due } = payment
  const cancelled = useCancellationTexts(booking)
  const walletBack = useWalletRefund(booking)
  const amount = write(due.amount, due.currency)
  const isMoneyBack = state === 'rejected' && due.amount > 0
  return (
    <>
      {state === 'cancelled' && <p>{cancelled.join(' ')}</p>}
      {isMoneyBack && <p className="font-semibold">{text('confirmation.moneyBack', { amount })}</p>}
      {walletBack && <p className="font-semibold">{walletBack}</p>}
    </>
  )
}

function NextAction({ booking }: { booking: Booking }): ReactNode {
  const text = useProductTexts()
  const { isTravelAgent } = useSession()
  const { reference } = booking
  const { item, view, pieces } = useFirstItem(booking)
  const state = statusOf(booking)
  // An agent continues for the people of this booking.
  const client = isTravelAgent ? reference : null
  if (state === 'on_hold') {
    return <LinkButton href={paymentHref(view, reference)}>{text('confirmation.pay')}</LinkButton>
  }
  if (hasVoucher(booking) && (state === 'confirmed' || state === 'partly_confirmed')) {
    // All documents appear next to the booked items if there is room.
    return (
      <LinkButton href={`/api/bookings/${reference}/voucher`} target="_blank" className="lg:hidden">
        {text('trips.voucher')}
      </LinkButton>
    )
  }
  if (state === 'cancelled') {
    const again = withClient(pieces.againHref(item), client)
    return (
      <LinkButton href={again}>{text(client ? 'trips.bookAgainForClient' : 'trips.bookAgain')}</LinkButton>
    )
  }
  if (state === 'rejected' || state === 'expired' || state === 'released') {
    const offer = withClient(pieces.offerHref(item), client)
    return <LinkButton href={offer}>{text('confirmation.anew')}</LinkButton>
  }
  return null
}

/** Each of several items with its name and state. */
function ItemStates({ booking }: { booking: Booking }) {
  const text = useProductTexts()
  return (
    <ul aria-label={text('several.items')} className="mt-2 grid gap-1.5">
      <EachItem items={useItems(booking)}>
        {(shown, { pieces }) => {
          const item = booking.items[shown.at]
          return (
            item && (
              <li className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <bdi className="font-semibold wrap-anywhere">{pieces.factsOf(shown).title}</bdi>
                <StateBadge state={itemStatus(booking, item)} />
              </li>
            )
          )
        }}
      </EachItem>
    </ul>
  )
}

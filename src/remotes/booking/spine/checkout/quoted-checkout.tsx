import { useNavigate } from '@livery/platform'
import { useEffect, useRef, useState } from 'react'
import type { Booking, Quote } from '../../../../contract/types.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { Deferred } from '../../../../ui/deferred.tsx'
import { useProductTexts } from '../formatting/use-product-texts.ts'
import { totalPrice } from '../item/booking-totals.ts'
import { useItemsOf } from '../product/items.tsx'
import { confirmationHref } from '../product/product-hrefs.ts'
import { useProduct } from '../product/product-scope.tsx'
import type { CheckoutAddress } from './checkout-address.ts'
import { CheckoutFrame, nextStep } from './checkout-frame.tsx'
import type { CheckoutStage } from './checkout-stage.ts'
import { useCheckoutStage } from './checkout-stage.ts'
import {
  AlreadyBooked,
  BrokenCheckout,
  CheckoutFailure,
  CheckoutShape,
  NotGivenBack,
  PartTaken,
  ProposalOver,
  SoldOut,
} from './checkout-states.tsx'
import { type EarlierBooking, useEarlierBooking, useEarlierNotice } from './earlier-booking.tsx'
import { GuestStep } from './guest-step.tsx'
import type { FoundLost } from './hold-quote.ts'
import { loadHeldCheckout } from './load-payment.ts'
import { SignInFirst } from './sign-in-first.tsx'
import { useTerms } from './terms.tsx'
import { useHold } from './use-hold.ts'
import { useQuote } from './use-quote.ts'
import { storedCheckoutKey, useStoredCheckout } from './use-stored-checkout.ts'

const loadPriceDialog = async () => (await import('./price-dialog.tsx')).PriceDialog

interface QuotedCheckoutProps {
  rateKey: string
  address: CheckoutAddress
}

/** Checkout of a rate: checks its price and shows the guest form; once held, the address names the booking. */
export function QuotedCheckout({ rateKey, address }: QuotedCheckoutProps) {
  const text = useProductTexts()
  const navigate = useNavigate()
  const { view } = useProduct()
  const itemsOf = useItemsOf()
  const stored = useStoredCheckout(storedCheckoutKey(address))
  // Requested together with the price, so that the form does not wait for the terms.
  const terms = useTerms()
  const checked = useQuote(rateKey, address, stored)
  const holding = useHold(stored, checked)
  const [reference] = useState(() => stored.read().reference)
  const earlier = useEarlierBooking(reference)
  const { quote, error, toAccept } = checked

  useEffect(() => {
    // A failed load is repeated and reported where the page is rendered.
    if (holding.isBusy) loadHeldCheckout().catch(() => undefined)
  }, [holding.isBusy])

  function onHeld({ reference, hold }: Booking) {
    // Accepted amounts and input stay, in case the hold expires and the traveller starts again.
    stored.keep({ reference, quoteId: undefined, quotedAt: undefined })
    if (hold?.payLater) return void navigate(confirmationHref(view, reference), { state: nextStep })
    const params = new URLSearchParams(location.search)
    params.set('reference', reference)
    void navigate(`${view.checkoutPath}?${params}`, { replace: true, state: nextStep })
  }

  function checkAgain() {
    holding.clear()
    return checked.checkAgain()
  }

  const stage = useCheckoutStage(earlier, checked, holding.outcome, checkAgain)

  function belowNotice() {
    switch (stage) {
      case 'soldOut':
      case 'noneLeft':
      case 'notHeld':
        return <OwnHold {...{ address, earlier, stage, onHeld }} find={holding.find} onFree={checkAgain} />
      case 'partTaken':
        return <PartTaken address={address} />
      case 'login':
        return <SignInFirst address={address} />
      case 'taken':
        return <AlreadyBooked onCheckAgain={checkWithoutAttempts} />
      case 'proposalOver':
      case 'proposalUsed':
        return <ProposalOver address={address} stage={stage} />
      case 'broken':
        return <BrokenCheckout address={address} />
      case 'failed':
        return (
          <CheckoutFailure error={error} address={address} onRetry={checked.checkAgain}>
            {text('checkout.onlyChecked')}
          </CheckoutFailure>
        )
      case 'form':
        return quote && form(quote)
      case 'checking':
        return <CheckoutShape />
    }
  }

  function checkWithoutAttempts() {
    stored.keep({ attempt: undefined, lost: undefined })
    void checkAgain()
  }

  const form = (quote: Quote) => {
    const { total, discounts, dueNow, paymentSchedule } = quote
    const price = totalPrice(quote)
    return (
      <>
        <CheckoutFrame
          step="guests"
          ordered={{ items: itemsOf(quote), price, total, discounts, dueNow, paymentSchedule, isOffer: true }}
        >
          <GuestStep
            {...{ quote, terms, checked, stored, holding, onHeld, earlier }}
            clientReference={address.clientReference}
          />
        </CheckoutFrame>
        {toAccept && (
          <Deferred load={loadPriceDialog} meanwhile={null} failed={<PriceUnseen />}>
            {(PriceDialog) => (
              <PriceDialog
                price={toAccept}
                currency={price.currency}
                address={address}
                onAccept={() => {
                  checked.accept()
                  holding.clear()
                }}
              />
            )}
          </Deferred>
        )}
      </>
    )
  }

  return (
    <>
      {/* Always the same element, so that screen readers announce its changes. */}
      <HeldNotice earlier={earlier} />
      {belowNotice()}
    </>
  )
}

/** A new price that cannot be shown must not be paid: the shell offers to reload the page, which keeps the input. */
function PriceUnseen(): never {
  throw new Error('The code of the price dialog failed to load. Reload the page to retry.')
}

/** Notice about this tab's existing hold or booking with a link to it; a wait always ends with a text. */
function HeldNotice({ earlier }: { earlier: EarlierBooking }) {
  const words = useEarlierNotice(earlier)
  if (words === null) return null
  const { tone, title, hint, action } = words
  return (
    <Alert className="mb-6" tone={tone} title={title} action={action}>
      {hint}
    </Alert>
  )
}

interface OwnHoldProps {
  address: CheckoutAddress
  /** This tab's earlier booking of the same rate. */
  earlier: EarlierBooking
  /** What is known so far about who has the rooms. */
  stage: Extract<CheckoutStage, 'soldOut' | 'noneLeft' | 'notHeld'>
  /** Resolves the booking request without an answer. */
  find: () => Promise<FoundLost>
  onHeld: (booking: Booking) => void
  /** Awaited; if something is then left, this component disappears. */
  onFree: () => Promise<unknown>
}

/** Nothing is left: checks whether this tab holds the rooms before the page says that another traveller was faster. */
function OwnHold({ address, earlier, stage, find, onHeld, onFree }: OwnHoldProps) {
  const [shown, setShown] = useState<'looking' | 'stuck' | 'unknown' | 'soldOut'>('looking')
  const isMounted = useRef(true)
  async function refresh() {
    setShown('looking')
    const found = await find().catch(() => 'unknown' as const)
    if (!isMounted.current) return
    if (found === 'stuck' || found === 'unknown') return setShown(found)
    if (found !== null && found !== 'free') return onHeld(found)
    if (found === 'free') await onFree()
    if (isMounted.current) setShown('soldOut')
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when nothing is left
  useEffect(() => {
    isMounted.current = true
    void refresh()
    return () => {
      isMounted.current = false
    }
  }, [])
  if (shown === 'looking') return <CheckoutShape />
  if (shown === 'stuck') return <NotGivenBack address={address} onRetry={refresh} />
  // Without an answer about the tab's own request, it is unknown who has the rooms.
  const known = shown === 'unknown' && stage === 'soldOut' ? 'noneLeft' : stage
  return <SoldOut address={address} stage={known} mayHold={earlier.mayHold} />
}

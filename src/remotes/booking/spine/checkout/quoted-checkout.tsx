import { useNavigate } from '@livery/platform'
import { useState } from 'react'
import type { Booking, Quote } from '../../../../contract/types.ts'
import { wholePrice } from '../item/whole.ts'
import { useProduct } from '../product/product-scope.tsx'
import { useItemsOf } from '../product/use-items.ts'
import { useWords } from '../words/use-words.ts'
import type { CheckoutAddress } from './checkout-address.ts'
import { CheckoutFrame } from './checkout-frame.tsx'
import {
  AlreadyTaken,
  BrokenCheckout,
  CheckoutFailure,
  CheckoutShape,
  ProposalOver,
} from './checkout-states.tsx'
import { GuestStep } from './guest-step.tsx'
import { HeldNotice } from './held-notice.tsx'
import { keptName } from './kept-name.ts'
import { OwnHold } from './own-hold.tsx'
import { PriceDialog } from './price-dialog.tsx'
import { SignInFirst } from './sign-in-first.tsx'
import { nextStep } from './step-title.tsx'
import { useCheckoutStage } from './use-checkout-stage.ts'
import { useEarlierBooking } from './use-earlier-booking.ts'
import { useHold } from './use-hold.ts'
import { useKept } from './use-kept.ts'
import { useQuote } from './use-quote.ts'
import { useTerms } from './use-terms.ts'

interface QuotedCheckoutProps {
  rateKey: string
  address: CheckoutAddress
}

/** A rate whose price is checked, with the form of who travels; once it is held the address names the booking. */
export function QuotedCheckout({ rateKey, address }: QuotedCheckoutProps) {
  const text = useWords()
  const navigate = useNavigate()
  const { view } = useProduct()
  const itemsOf = useItemsOf()
  const kept = useKept(keptName(address))
  // Asked for beside the price, so that nobody who fills in the form waits for them.
  const terms = useTerms()
  const checked = useQuote(rateKey, address, kept)
  const holding = useHold(kept, checked)
  const [reference] = useState(() => kept.read().reference)
  const earlier = useEarlierBooking(reference)
  const { quote, error, toAccept } = checked

  function onHeld({ reference }: Booking) {
    // What was agreed to and typed stays for who has to begin anew, should the hold lapse.
    kept.keep({ reference, quoteId: undefined, quotedAt: undefined })
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
      case 'login':
        return <SignInFirst address={address} />
      case 'taken':
        return <AlreadyTaken onCheckAgain={checkWithoutAttempts} />
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
    kept.keep({ attempt: undefined, lost: undefined })
    void checkAgain()
  }

  const form = (quote: Quote) => {
    const { total, discounts, dueNow, paymentSchedule } = quote
    const price = wholePrice(quote)
    return (
      <>
        <CheckoutFrame
          step="guests"
          ordered={{ items: itemsOf(quote), price, total, discounts, dueNow, paymentSchedule }}
        >
          <GuestStep
            {...{ quote, terms, checked, kept, holding, onHeld, earlier }}
            clientReference={address.clientReference}
          />
        </CheckoutFrame>
        {toAccept && (
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
      </>
    )
  }

  return (
    <>
      {/* In one place, whatever stands below it: what changes in it is read out. */}
      <HeldNotice earlier={earlier} />
      {belowNotice()}
    </>
  )
}

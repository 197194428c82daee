import { useNavigate } from '@livery/platform'
import { useState } from 'react'
import { ApiError } from '../../../api/api-error.ts'
import type { Booking } from '../../../contract/types.ts'
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
import { useEarlierBooking } from './use-earlier-booking.ts'
import { useHold } from './use-hold.ts'
import { useKept } from './use-kept.ts'
import { useQuote } from './use-quote.ts'
import { useTerms } from './use-terms.ts'

interface QuotedCheckoutProps {
  rateKey: string
  address: CheckoutAddress
}

/** A rate whose price is checked, with the form of who travels; once its rooms are held the address names the booking. */
export function QuotedCheckout({ rateKey, address }: QuotedCheckoutProps) {
  const navigate = useNavigate()
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
    void navigate(`/booknow/hotels/checkout?${params}`, { replace: true, state: nextStep })
  }

  function checkAgain() {
    holding.clear()
    return checked.checkAgain()
  }

  if (holding.outcome?.kind === 'soldOut' || isCode(error, 'sold_out'))
    return <OwnHold {...{ address, earlier, onHeld }} find={holding.find} onFree={checkAgain} />
  if (holding.outcome?.kind === 'login' || isCode(error, 'forbidden'))
    return <SignInFirst back={address.back} />
  if (holding.outcome?.kind === 'taken') {
    return (
      <AlreadyTaken
        onCheckAgain={() => {
          kept.keep({ attempt: undefined, lost: undefined })
          void checkAgain()
        }}
      />
    )
  }
  if (holding.outcome?.kind === 'proposalOver' || isCode(error, 'proposal_over'))
    return <ProposalOver back={address.back} earlier={earlier} />
  if (isCode(error, 'validation_failed')) return <BrokenCheckout back={address.back} />
  if (error) return <CheckoutFailure error={error} onRetry={checked.checkAgain} />
  if (!quote) return <CheckoutShape />
  const { hotel, price, discounts, dueNow } = quote
  return (
    <>
      <CheckoutFrame step="guests" ordered={{ hotel, price, discounts, dueNow }}>
        <HeldNotice earlier={earlier} />
        <GuestStep
          {...{ quote, terms, checked, kept, holding, onHeld, earlier }}
          clientReference={address.clientReference}
        />
      </CheckoutFrame>
      {toAccept && (
        <PriceDialog
          price={toAccept}
          currency={price.currency}
          back={address.back}
          onAccept={() => {
            checked.accept()
            holding.clear()
          }}
        />
      )}
    </>
  )
}

function isCode(error: Error | null, code: string): boolean {
  return error instanceof ApiError && error.code === code
}

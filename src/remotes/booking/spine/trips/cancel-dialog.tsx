import type { Booking, BookingItem, CancellationQuote } from '../../../../contract/types.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { Button } from '../../../../ui/button.tsx'
import { DescriptionList } from '../../../../ui/description-list.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { costShares } from '../booking/cost-shares.ts'
import { usePromoNote } from '../booking/use-promo-note.ts'
import { useSecondsLeft } from '../checkout/use-seconds-left.ts'
import { useProductTexts } from '../formatting/use-product-texts.ts'
import type { ItemFacts } from '../item/item-facts.ts'
import { CancellationTimeline } from '../policy/cancellation-timeline.tsx'
import { Amount } from '../price/amount.tsx'
import { QuoteValidity } from '../price/quote-validity.tsx'
import { type Cancellation, useCancellation } from './use-cancellation.ts'

interface CancelDialogProps {
  booking: Booking
  item: BookingItem
  facts: Pick<ItemFacts, 'title' | 'place' | 'policy'>
  isForClient: boolean
  onClose: () => void
  /** Receives whether it was cancelled; false if the booking has to be fetched again. */
  onChange: (isCancelled: boolean) => void
}

/**
 * Shows the cost and refund of cancelling an item and how long they are valid; cancels only after the user confirms
 * exactly that.
 */
export function CancelDialog({ booking, item, facts, isForClient, onClose, onChange }: CancelDialogProps) {
  const text = useProductTexts()
  const { at, isBusy, requestQuote, confirm } = useCancellation(booking, item, onChange)
  const quoted = at.step === 'told' ? at : null
  const seconds = useSecondsLeft(quoted?.quote.secondsLeft ?? 0, quoted?.heardAt ?? 0)
  const left = quoted && seconds
  const isOver = left === 0
  const leadForClient = booking.isMailed ? 'trips.cancelForClient' : 'trips.cancelForClientUnmailed'
  const lead = isForClient ? leadForClient : 'trips.cancelLead'
  const isOne = booking.items.length === 1
  const title = `\u2068${facts.title}\u2069`
  return (
    <Dialog
      title={text(isOne ? 'trips.cancelTitle' : 'trips.cancelItemTitle', { title })}
      description={text(lead, { title })}
      closeLabel={text('trips.keep')}
      // The dialog stays open while the cancellation is being sent.
      onClose={() => !isBusy && onClose()}
      footer={
        <>
          <Button variant="outline" onClick={onClose} disabled={isBusy}>
            {text('trips.keep')}
          </Button>
          {isOver || at.step === 'failed' ? (
            <Button onClick={() => requestQuote()}>{text('trips.askAgain')}</Button>
          ) : (
            <Button variant="destructive" busy={isBusy} disabled={at.step === 'asking'} onClick={confirm}>
              {text(isOne ? 'trips.cancelNow' : 'trips.cancelItemNow')}
            </Button>
          )}
        </>
      }
    >
      <Step {...{ at, booking, item, left }} />
      {!isOne && (
        <div className="mt-5 border-t pt-4">
          <CancellationTimeline policy={facts.policy} place={facts.place} price={item.price} />
        </div>
      )}
    </Dialog>
  )
}

interface StepProps {
  at: Cancellation
  booking: Booking
  item: BookingItem
  left: number | null
}

function Step({ at, booking, item, left }: StepProps) {
  const text = useProductTexts()
  switch (at.step) {
    case 'asking':
      return (
        <div role="status">
          <span className="sr-only">{text('trips.cancelAsking')}</span>
          <Skeleton className="h-12 w-full" />
          <Skeleton className="mt-3 h-12 w-full" />
        </div>
      )
    case 'failed':
      return (
        <Alert tone="destructive" title={text('trips.cancelNotAsked')}>
          {at.why || text('failure.other')}
        </Alert>
      )
    case 'told':
      return (
        <div className="grid gap-4">
          {at.requote && <Alert tone="warning">{text(`trips.anew.${at.requote}`)}</Alert>}
          {at.failed && (
            <Alert tone="destructive" title={text('trips.cancelFailed')}>
              {at.failed === true ? text('trips.cancelFailedHint') : at.failed}
            </Alert>
          )}
          <CancellationCosts {...{ booking, item, left }} quote={at.quote} />
        </div>
      )
  }
}

interface CancellationCostsProps {
  booking: Pick<Booking, 'payment' | 'total'>
  item: Pick<BookingItem, 'discounts'>
  quote: CancellationQuote
  /** Seconds until the quote expires. */
  left: number | null
}

/** Cost of a cancellation by payment method, the refund and its destination, and how long the quote is valid. */
function CancellationCosts({ booking, item, quote, left }: CancellationCostsProps) {
  const text = useProductTexts()
  const { penalty, refund, creditsBack, owed } = quote
  const isPaid = booking.payment.gateway !== 'none'
  const { currency } = penalty
  const { credits, ofWallet, ofCard } = costShares([item], quote)
  const entries = [
    {
      term: text('trips.cancelCosts'),
      detail: penalty.amount === 0 ? text('trips.nothing') : <Amount {...penalty} />,
    },
    // If the wallet paid or loses nothing, the card bears the whole cost.
    ...(ofWallet > 0 && ofCard > 0
      ? [
          { term: text('trips.fromCard'), detail: <Amount {...{ currency }} amount={ofCard} /> },
          { term: text('trips.fromWallet'), detail: <Amount {...{ currency }} amount={ofWallet} /> },
        ]
      : []),
    ...(isPaid
      ? [
          {
            term: text('trips.backToCard'),
            detail: refund.amount === 0 ? text('trips.nothing') : <Amount {...refund} />,
          },
        ]
      : []),
    ...(owed ? [{ term: text('calendar.owed'), detail: <Amount {...owed} /> }] : []),
    ...(credits > 0
      ? [
          {
            term: text('trips.backToWallet'),
            detail: creditsBack ? <Amount {...creditsBack} /> : text('trips.nothing'),
          },
        ]
      : []),
  ]
  return (
    <>
      <DescriptionList layout="split" entries={entries} className="text-lg" />
      <Why {...{ booking, item, quote }} />
      {left !== null && <QuoteValidity left={left} expired={text('trips.anew.expired')} />}
    </>
  )
}

/** Explains a refund that is lower than the amounts suggest. */
function Why({ booking, item, quote: { penalty } }: Omit<CancellationCostsProps, 'left'>) {
  const text = useProductTexts()
  const promoNote = usePromoNote({ discounts: item.discounts ?? [], total: booking.total })
  if (penalty.amount === 0) return null
  const isPaid = booking.payment.gateway !== 'none'
  return (
    <>
      {promoNote && <p className="text-[0.9375rem]">{promoNote}</p>}
      {!isPaid && <p className="text-[0.9375rem]">{text('trips.localNote')}</p>}
    </>
  )
}

import type { Booking, BookingItem } from '../../../../contract/types.ts'
import { useProductTexts } from '../formatting/use-product-texts.ts'
import { totalCancellation } from '../item/booking-totals.ts'
import { useAmounts } from '../price/amount.tsx'
import { type CardRefunds, cardRefunds } from './card-refunds.ts'
import { usePromoNote } from './use-promo-note.ts'

const nothing: readonly Booking['state'][] = ['rejected', 'expired', 'released']

/** Returns sentences for a cancelled booking: its cost, the reason, the refund, and whether the refund is complete. */
export function useCancellationTexts(booking: Booking): readonly string[] {
  const promoNote = usePromoNote(booking)
  const { payment } = booking
  const cancellation = totalCancellation(booking)
  return useSentences()({
    cancellation,
    promoNote,
    returns: cardRefunds({ payment, cancellation }),
    payment,
  })
}

/**
 * The same for one cancelled item of several. Refunds are made for all items together: an item's share counts as
 * coming while any refund of the booking is.
 */
export function useItemCancellationTexts(booking: Booking, item: BookingItem): readonly string[] {
  const promoNote = usePromoNote({ discounts: item.discounts ?? [], total: booking.total })
  const { payment } = booking
  const { cancellation } = item
  const { coming } = cardRefunds({ payment, cancellation: totalCancellation(booking) })
  const share = (cancellation.refundedBefore?.amount ?? 0) + (cancellation.refund?.amount ?? 0)
  const returns = coming > 0 ? { given: 0, coming: share } : { given: share, coming: 0 }
  return useSentences()({ cancellation, promoNote, returns, payment })
}

interface Cancelled {
  cancellation: BookingItem['cancellation']
  promoNote: string | null
  returns: CardRefunds
  payment: Booking['payment']
}

function useSentences(): (cancelled: Cancelled) => readonly string[] {
  const text = useProductTexts()
  const write = useAmounts()
  return ({ cancellation: { penalty, creditsBack }, promoNote, returns: { given, coming }, payment }) => {
    const { currency } = payment.due
    const hasCost = penalty !== undefined && penalty.amount > 0
    const hasNothingBack = hasCost && given + coming === 0 && !creditsBack && payment.paid.amount > 0
    return [
      hasCost
        ? text('trips.cancelledCost', { amount: write(penalty.amount, penalty.currency) })
        : text('trips.cancelledFree'),
      ...(hasCost && promoNote ? [promoNote] : []),
      ...(given > 0 ? [text('trips.refundDone', { amount: write(given, currency) })] : []),
      ...(coming > 0 ? [text('trips.refundComing', { amount: write(coming, currency) })] : []),
      ...(hasNothingBack ? [text('trips.refundNone')] : []),
      ...(creditsBack
        ? [text('trips.walletBack', { amount: write(creditsBack.amount, creditsBack.currency) })]
        : []),
    ]
  }
}

/** Returns the sentence about wallet credits returned from a booking that failed; null if no credits were used. */
export function useWalletRefund({ state, discounts, total }: Booking): string | null {
  const text = useProductTexts()
  const write = useAmounts()
  const credits = discounts.find(({ kind }) => kind === 'credits')
  if (!credits || !nothing.includes(state)) return null
  return text('trips.walletBack', { amount: write(credits.amount, total.currency) })
}

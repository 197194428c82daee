import type { Booking, BookingItem, CancellationQuote } from '../../../../contract/types.ts'
import { DescriptionList } from '../../../../ui/description-list.tsx'
import { costShares } from '../booked/cost-shares.ts'
import { usePromoNote } from '../booked/use-promo-note.ts'
import { Amount } from '../price/amount.tsx'
import { KeptFor } from '../price/kept-for.tsx'
import { useWords } from '../words/use-words.ts'

interface CancellationCostsProps {
  booking: Pick<Booking, 'payment' | 'total'>
  item: Pick<BookingItem, 'discounts'>
  quote: CancellationQuote
  /** Seconds for which it holds. */
  left: number | null
}

/** What a cancellation costs of what was paid and by what, what comes back and where to, and for how long that holds. */
export function CancellationCosts({ booking, item, quote, left }: CancellationCostsProps) {
  const text = useWords()
  const { penalty, refund, creditsBack, owed } = quote
  const isPaid = booking.payment.gateway !== 'none'
  const { currency } = penalty
  const { credits, ofWallet, ofCard } = costShares([item], quote)
  const entries = [
    {
      term: text('trips.cancelCosts'),
      detail: penalty.amount === 0 ? text('trips.nothing') : <Amount {...penalty} />,
    },
    // Where the wallet gave nothing, or nothing of it is lost, all of it is the card's.
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
      {left !== null && <KeptFor left={left} expired={text('trips.anew.expired')} />}
    </>
  )
}

/** Why less comes back than the sum suggests, where that is so. */
function Why({ booking, item, quote: { penalty } }: Omit<CancellationCostsProps, 'left'>) {
  const text = useWords()
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

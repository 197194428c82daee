import { useText } from '@livery/platform'
import type { Booking } from '../../../contract/types.ts'
import { StayPrice } from '../price/stay-price.tsx'
import { PriceDetails } from '../property/price-details.tsx'
import { PriceLines } from './price-lines.tsx'

/** What of a booking its price tells. */
export interface BookingPriceProps extends Pick<Booking, 'price' | 'discounts' | 'hotel' | 'state'> {
  nights: number
  /** What is paid here and now, of what is on hold. */
  dueNow?: Booking['payment']['due'] | undefined
  /** What a bank has set aside for it and nobody has taken yet. */
  authorised?: Booking['payment']['due'] | undefined
  /** What was paid and given back. */
  payment?: Pick<Booking['payment'], 'paid' | 'refunded'> | undefined
}

const toCome: readonly Booking['state'][] = ['on_hold', 'pending', 'confirmed', 'cancellation_requested']

/** What it costs for whoever looks (spec §6), what was taken off, and how much of it is paid here. */
export function BookingPrice({ hotel, state, nights, ...lines }: BookingPriceProps) {
  const text = useText('booking')
  const { price } = lines
  const isPaidThere = hotel.rate.payment === 'at_property' && toCome.includes(state)
  return (
    <div>
      <StayPrice {...{ price, nights }} />
      <PriceLines {...lines} isPaidThere={isPaidThere} />
      <details className="rate-details mt-2">
        <summary>{text('price.details')}</summary>
        <PriceDetails price={price} />
      </details>
    </div>
  )
}

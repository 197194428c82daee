import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import { useAmounts } from '../../../spine/price/amount.tsx'
import type { MapSeat, SeatFault } from './seat-rules.ts'

/** Names a seat with what is special about it and what it costs. */
export function useSeatTexts() {
  const text = useProductTexts()
  const write = useAmounts()
  const price = ({ price: cost }: MapSeat) =>
    cost && (cost.amount === 0 ? text('service.free') : write(cost.amount, cost.currency))
  return {
    price,
    /** Such as `12A, extra legroom, $25.00`. */
    seat: (seat: MapSeat): string =>
      [
        seat.seat,
        seat.name,
        ...(seat.disclosures ?? []).map((one) => text(`seat.disclosure.${one}`)),
        price(seat),
      ]
        .filter((part) => typeof part === 'string')
        .join(', '),
    fault: (fault: SeatFault): string => text(`seat.fault.${fault}`),
  }
}

import type { Proposal } from '../../../../contract/types.ts'
import { type HotelStay, hotelHref } from '../../../../tenant/hotel-search.ts'
import { checkoutHref } from '../../products/hotel/property/checkout-href.ts'

/** The address of the checkout that books what is proposed, at the price of the proposal. */
export function proposalCheckoutHref(
  { id, price, rateKey = '', hotel }: Pick<Proposal, 'id' | 'price' | 'rateKey' | 'hotel'>,
  stay: HotelStay,
): string {
  return `${checkoutHref({ rateKey, ...(price && { price }) }, hotelHref(hotel.hotel.id, stay))}&proposalId=${id}`
}

import type { MoneyAmount } from '../../../../contract/types.ts'
import { isBookingReference } from '../../../../tenant/booking-reference.ts'
import { type HotelStay, readHotelStay } from '../../../../tenant/hotel-search.ts'
import { proposalId } from '../../../../tenant/proposal-id.ts'
import { readHotelId } from '../../products/hotel/results/results-address.ts'
import { hotelHrefFrom } from '../../products/hotel/search/hotel-href-from.ts'
import { readClient } from '../for-client.ts'
import { proposalPath } from '../proposals/proposal-path.ts'

/** What the checkout's address says. */
export interface CheckoutAddress {
  /** What is to be booked; null where the address names nothing that could be. */
  rateKey: string | null
  /** The total that was shown with it. */
  shown: MoneyAmount | null
  /** The booking that is held already. */
  reference: string | null
  /** The proposal that is booked, if it is one. */
  proposalId: string | null
  /** The booking of the client for whom it is booked again. */
  clientReference: string | null
  hotelId: string | null
  stay: HotelStay | null
  /** The page of the hotel with its rooms; null where the address names none. */
  hotelHref: string | null
  /** The way back: the proposal that is booked, else the hotel, else the search. */
  back: string
}

const SAFE_DIGITS = 15

/** Reads the address that `checkoutHref` makes; what makes no sense is as if it were not there. */
export function readCheckoutAddress(params: URLSearchParams, today: string): CheckoutAddress {
  const get = (name: string) => params.get(name)
  const rateKey = get('rateKey') ?? ''
  const reference = get('reference') ?? ''
  const hotelId = readHotelId(params, 'hotelId')
  const stay = readHotelStay(get, today)
  const proposal = proposalId(get('proposalId'))
  const hotelHref = hotelId ? hotelHrefFrom(params, hotelId, stay) : null
  return {
    rateKey: /^[\w-]{8,1200}$/.test(rateKey) ? rateKey : null,
    shown: readShown(get('shown')),
    reference: isBookingReference(reference) ? reference : null,
    ...{ hotelId, stay, proposalId: proposal, clientReference: readClient(params) },
    hotelHref,
    back: proposal ? proposalPath(proposal) : (hotelHref ?? '/booknow/hotels'),
  }
}

function readShown(text: string | null): MoneyAmount | null {
  const [, currency, amount] = /^([A-Z]{3})\.(\d+)$/.exec(text ?? '') ?? []
  if (!currency || !amount || amount.length > SAFE_DIGITS) return null
  // The server says whether it is a currency; another than the quote's is not compared.
  return { currency: currency as MoneyAmount['currency'], amount: Number(amount) }
}

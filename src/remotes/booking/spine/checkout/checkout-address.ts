import type { MoneyAmount } from '../../../../contract/types.ts'
import { isBookingReference } from '../../../../tenant/booking-reference.ts'
import { proposalId } from '../../../../tenant/proposal-id.ts'
import { readClient } from '../for-client.ts'
import { proposalHref } from '../product/product-hrefs.ts'
import type { ProductPieces, ProductView } from '../product/product-view.ts'

/** What the checkout's address says. */
export interface CheckoutAddress {
  /** What is to be booked; null where the address names nothing that could be. */
  rateKey: string | null
  /** The total that was shown with it. */
  shown: MoneyAmount | null
  /** The booking that is held already. */
  reference: string | null
  /** The date of the later payment that is made of that booking; null for what is due with it. */
  entryAt: string | null
  /** The proposal that is booked, if it is one. */
  proposalId: string | null
  /** The booking of the client for whom it is booked again. */
  clientReference: string | null
  /** The page on which it was chosen; null where the address names none. */
  offerHref: string | null
  /** The way back: the proposal that is booked, else the page of the offer, else the search. */
  back: string
}

const SAFE_DIGITS = 15

interface Selling {
  view: Pick<ProductView, 'path' | 'proposalPath'>
  pieces: Pick<ProductPieces, 'checkoutOrigin'>
}

/** Reads the address that `checkoutHref` makes for a product; what makes no sense is as if it were not there. */
export function readCheckoutAddress(
  params: URLSearchParams,
  today: string,
  { view, pieces }: Selling,
): CheckoutAddress {
  const get = (name: string) => params.get(name)
  const rateKey = get('rateKey') ?? ''
  const reference = get('reference') ?? ''
  const proposal = proposalId(get('proposalId'))
  const entryAt = get('pay') ?? ''
  const offerHref = pieces.checkoutOrigin(params, today)
  return {
    rateKey: /^[\w-]{8,1200}$/.test(rateKey) ? rateKey : null,
    shown: readShown(get('shown')),
    reference: isBookingReference(reference) ? reference : null,
    entryAt: /^\d{4}-\d{2}-\d{2}$/.test(entryAt) && !Number.isNaN(Date.parse(entryAt)) ? entryAt : null,
    proposalId: proposal,
    clientReference: readClient(params),
    offerHref,
    back: proposal ? proposalHref(view, proposal) : (offerHref ?? view.path),
  }
}

function readShown(text: string | null): MoneyAmount | null {
  const [, currency, amount] = /^([A-Z]{3})\.(\d+)$/.exec(text ?? '') ?? []
  if (!currency || !amount || amount.length > SAFE_DIGITS) return null
  // The server says whether it is a currency; another than the quote's is not compared.
  return { currency: currency as MoneyAmount['currency'], amount: Number(amount) }
}

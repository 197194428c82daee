import type { MoneyAmount } from '../../../../contract/types.ts'
import { isBookingReference } from '../../../../tenant/booking-reference.ts'
import { proposalId } from '../../../../tenant/proposal-id.ts'
import { readClient } from '../client-parameter.ts'
import { proposalHref } from '../product/product-hrefs.ts'
import type { LoadedProductView, ProductView } from '../product/product-view.ts'

/** Content of a checkout's address. */
export interface CheckoutAddress {
  /** The rate to book; null if the address has no valid one. */
  rateKey: string | null
  /** The total that was shown with the rate. */
  shown: MoneyAmount | null
  /** Reference of an existing hold. */
  reference: string | null
  /** Date of a later payment for that booking; null for the amount due with it. */
  entryAt: string | null
  /** The proposal to book, if there is one. */
  proposalId: string | null
  /** The booking whose client is booked for again. */
  clientReference: string | null
  /** The page of the offer; null if the address has none. */
  offerHref: string | null
  /** The link back: to the proposal, otherwise the offer's page, otherwise the search. */
  back: string
}

const SAFE_DIGITS = 15

interface Selling {
  view: Pick<ProductView, 'path' | 'proposalPath'>
  pieces: Pick<LoadedProductView, 'checkoutOrigin'>
}

/** Reads an address that `checkoutHref` made for a product; ignores invalid values. */
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
    rateKey: /^[\w-]{8,2000}$/.test(rateKey) ? rateKey : null,
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
  // The server validates the currency; a total in another currency than the quote's is not compared.
  return { currency: currency as MoneyAmount['currency'], amount: Number(amount) }
}

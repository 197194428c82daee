import { audienceOf } from '../../../domain/pricing/audience.ts'
import { chargeStep } from '../../../domain/products/spine/charge-step.ts'
import { itemPrice, quotedItem } from '../../../domain/products/spine/item-pricing.ts'
import { type ProductKind, requireKind } from '../../../domain/products/spine/product-kind.ts'
import { type AvailableQuote, quoteFromSupplier } from '../../../domain/products/spine/quote-from-supplier.ts'
import type { QuotedItem } from '../../../domain/products/spine/quoted-item.ts'
import { soldProduct, stillSold } from '../../../domain/products/spine/sold-product.ts'
import { pricedProposal } from '../../../domain/proposals/priced-proposal.ts'
import { proposalEnded } from '../../../domain/proposals/proposal-ended.ts'
import type { Proposal } from '../../../domain/proposals/proposal-repository.ts'
import type { ProposalSnapshot } from '../../../domain/proposals/proposal-snapshot.ts'
import type { SellingDependencies } from '../../../domain/proposals/selling-dependencies.ts'
import { allInOrder } from '../../../kernel/errors/all-in-order.ts'
import { rejectInvalid } from '../../../kernel/errors/invalid-search.ts'
import { Problem } from '../../../kernel/errors/problem.ts'
import { dealContext } from '../../request-context/deal-context.ts'
import type { Call } from '../../request-context/route.ts'

type QuoteCall = Call<'createQuote'>
type WantedItem = QuoteCall['body']['items'][number]

export interface QuotedTogether {
  readonly items: readonly QuotedItem[]
  /** ISO 4217; all items are priced in it. */
  readonly currency: string
  /** Each price is a multiple of this number of minor units. */
  readonly step: number
}

/**
 * Asks the suppliers of all requested items in parallel for current prices and returns the items for a quote, in
 * order. A proposal sets its item's price and currency. Throws 404 for a product that the agency does not sell, 422
 * with the item for a rate key that is invalid or cannot be booked, and `sold_out`.
 */
export async function quotedItems(
  call: QuoteCall,
  proposal: Proposal | null,
  dependencies: SellingDependencies,
): Promise<QuotedTogether> {
  const currency = proposal?.currency ?? call.body.currency
  const step = await chargeStep(call.agency, currency, dependencies.gatewayOf)
  const wanted = proposal === null ? call.body.items : [itemOf(proposal, call.body.items)]
  return { items: await allInOrder(wanted.map(quoted)), currency, step }

  async function quoted({ product, rateKey }: WantedItem, index: number): Promise<QuotedItem> {
    const kind = requireKind(product, dependencies.kinds)
    const sold = proposal
      ? stillSold(dependencies.suppliers, call.agency, kind, (proposal.snapshot as ProposalSnapshot).supplier)
      : soldProduct(dependencies.suppliers, call.agency, kind)
    const found = await quoteFromSupplier(sold.from, rateKey, `items[${index}].rateKey`)
    kind.requireQuotable(found.subject, dependencies)
    return quotedItem(found, await priceOf(found, kind), step, kind, sold)
  }

  async function priceOf(found: AvailableQuote, kind: ProductKind) {
    const { markups, viewer } = dealContext(call)
    const audience = audienceOf(viewer)
    if (proposal === null) return itemPrice(found, kind, { markups, audience, currency, step }, dependencies)
    const { price } = await pricedProposal(
      proposal,
      found,
      { markups, agency: call.agency },
      kind,
      dependencies,
    )
    return price
  }
}

/** A proposal has one item, which the request must name too: a page that shows another item must not book this one. */
function itemOf({ product, snapshot }: Proposal, [wanted, ...others]: readonly WantedItem[]): WantedItem {
  const reason = 'must be the one item of the proposal'
  const isIts = wanted?.product === product && others.length === 0
  rejectInvalid('body', isIts ? [] : [{ field: 'items', reason }])
  return { product: product as WantedItem['product'], rateKey: (snapshot as ProposalSnapshot).rateKey }
}

/** Returns a proposal that can still be booked; throws 404 and `proposal_over`. */
export async function bookableProposal(
  call: QuoteCall,
  { ofAgency }: Pick<SellingDependencies, 'ofAgency'>,
): Promise<Proposal | null> {
  const { proposalId } = call.body
  if (proposalId === undefined) return null
  const proposal = await ofAgency(call.agency.id).proposals.find(proposalId)
  if (proposal === null) {
    throw new Problem({ code: 'not_found', detail: 'There is no such proposal.' })
  }
  if (!['open', 'accepted'].includes(proposal.state) || proposal.isOver) throw proposalEnded()
  return proposal
}

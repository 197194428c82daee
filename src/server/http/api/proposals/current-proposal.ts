import type { Proposal as Answer } from '../../../../contract/types.ts'
import type { BookingDependencies } from '../../../domain/booking/booking-dependencies.ts'
import type { Viewer } from '../../../domain/pricing/viewer.ts'
import { visiblePrice } from '../../../domain/pricing/visible-price.ts'
import { kindOf } from '../../../domain/products/spine/product-kind.ts'
import { quoteWithTimeout } from '../../../domain/products/spine/quote-with-timeout.ts'
import { type SoldPolicy, soldPolicy } from '../../../domain/products/spine/sold-policy.ts'
import { soldProduct } from '../../../domain/products/spine/sold-product.ts'
import { supplierProblem } from '../../../domain/products/spine/supplier-problem.ts'
import { pricedProposal } from '../../../domain/proposals/priced-proposal.ts'
import type { Proposal } from '../../../domain/proposals/proposal-repository.ts'
import type { ProposalSnapshot } from '../../../domain/proposals/proposal-snapshot.ts'
import { dealContext } from '../../request-context/deal-context.ts'
import type { Call } from '../../request-context/route.ts'

export type ProposalCall = Pick<Call<'getProposal'>, 'agency' | 'session' | 'language' | 'signedIn'>

/** A proposal's current state, at the supplier and by the agency's rules. */
export interface CurrentProposal {
  /** Minor units of the proposal's currency; null if the rate is sold out. */
  readonly total: number | null
  readonly policy?: SoldPolicy
  readonly shown: Pick<Answer, 'availability' | 'rateKey' | 'price'>
}

/**
 * Returns the current price of a stored proposal after asking the supplier for the rate. Throws a problem if the
 * supplier fails.
 */
export async function currentProposal(
  call: ProposalCall,
  proposal: Proposal,
  dependencies: BookingDependencies,
): Promise<CurrentProposal> {
  const { rateKey, supplier } = proposal.snapshot as ProposalSnapshot
  const kind = kindOf(proposal, dependencies.kinds)
  const { from, supplier: current } = soldProduct(dependencies.suppliers, call.agency, kind)
  // The agency now has another supplier for the product, which does not know the rate.
  if (current !== supplier) return { total: null, shown: { availability: 'sold_out' } }
  const quoted = await quoteWithTimeout(from, rateKey).catch((error: unknown) => {
    throw supplierProblem(error)
  })
  // If the supplier no longer knows a key, its rate is no longer sold.
  if (quoted?.status !== 'available') return { total: null, shown: { availability: 'sold_out' } }
  const context = dealContext(call)
  const viewer = clientOf(context.viewer)
  const selling = { ...context, agency: call.agency }
  const { price, step } = await pricedProposal(proposal, quoted, selling, kind, dependencies)
  // The contract's arrays are mutable types, but are never changed.
  const shown = visiblePrice(price, viewer) as Answer['price'] | null
  return {
    total: price.total,
    policy: soldPolicy(quoted.policy, quoted.price.net, price.total, step),
    shown: {
      availability: price.total === proposal.total ? 'available' : 'price_changed',
      rateKey: quoted.rateKey,
      ...(shown && { price: shown }),
    },
  }
}

/**
 * A client sees the proposal's price even if visitors see none (spec §6, optional auth), and never more than a
 * visitor.
 */
function clientOf(viewer: Viewer): Viewer {
  return viewer === 'anonymous-without-prices' ? 'anonymous' : viewer
}

import type { Proposal as Answer } from '../../../../contract/types.ts'
import type { BookingDependencies } from '../../../domain/booking/booking-dependencies.ts'
import type { Viewer } from '../../../domain/pricing/viewer.ts'
import { visiblePrice } from '../../../domain/pricing/visible-price.ts'
import { kindOf } from '../../../domain/products/spine/product-kind.ts'
import { quoteInTime } from '../../../domain/products/spine/quote-in-time.ts'
import { type SoldPolicy, soldPolicy } from '../../../domain/products/spine/sold-policy.ts'
import { soldProduct } from '../../../domain/products/spine/sold-product.ts'
import { supplierProblem } from '../../../domain/products/spine/supplier-problem.ts'
import { pricedProposal } from '../../../domain/proposals/priced-proposal.ts'
import type { Proposal } from '../../../domain/proposals/proposal-repository.ts'
import type { ProposalSnapshot } from '../../../domain/proposals/proposal-snapshot.ts'
import { dealContext } from '../../call/deal-context.ts'
import type { Call } from '../../call/route.ts'

export type ProposalCall = Pick<Call<'getProposal'>, 'agency' | 'session' | 'language' | 'signedIn'>

/** What a proposal is now, at the supplier and by the agency's rules. */
export interface CurrentProposal {
  /** In minor units of the proposal's currency; null where nothing of the rate is left. */
  readonly total: number | null
  readonly policy?: SoldPolicy
  readonly shown: Pick<Answer, 'availability' | 'rateKey' | 'price'>
}

/**
 * Takes a stored proposal and the call, asks the supplier for the rate and gives its current price. Throws a problem where the
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
  // The agency takes the product from another supplier by now, which does not know the rate.
  if (current !== supplier) return { total: null, shown: { availability: 'sold_out' } }
  const quoted = await quoteInTime(from, rateKey).catch((error: unknown) => {
    throw supplierProblem(error)
  })
  // A key that the supplier no longer knows is of a rate that is no longer sold.
  if (quoted?.status !== 'available') return { total: null, shown: { availability: 'sold_out' } }
  const context = dealContext(call)
  const viewer = clientOf(context.viewer)
  const selling = { ...context, agency: call.agency }
  const { price, step } = await pricedProposal(proposal, quoted, selling, kind, dependencies)
  // The contract's arrays can be written to; nobody does.
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

/** A client sees the price of a proposal also where visitors see none (spec §6, optional auth), and never more than a visitor. */
function clientOf(viewer: Viewer): Viewer {
  return viewer === 'anonymous-without-prices' ? 'anonymous' : viewer
}

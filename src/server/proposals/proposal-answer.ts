import type { Proposal as Answer, ProposalSummary } from '../../contract/types.ts'
import { bookedStay } from '../booking/booked-stay.ts'
import type { BookingParts } from '../booking/booking-parts.ts'
import type { DealContext } from '../deals/deal-context.ts'
import type { Viewer } from '../deals/viewer.ts'
import { hotelsOf } from '../hotels/hotels-of.ts'
import { soldPolicy } from '../hotels/sold-policy.ts'
import { supplierProblem } from '../hotels/supplier-problem.ts'
import { dealContextOf } from '../routes/deal-context-of.ts'
import type { Call } from '../routes/route.ts'
import type { ListedProposal, Proposal } from '../store/proposal-repository.ts'
import { isOwnProposal } from './is-own-proposal.ts'
import { pricedProposal } from './priced-proposal.ts'
import type { ProposalSnapshot } from './proposal-snapshot.ts'

type ProposalCall = Pick<Call<'getProposal'>, 'agency' | 'session' | 'language' | 'signedIn'>

/** Takes a stored proposal and who looks, asks what it costs by now, and gives it as the contract has it. */
export async function proposalAnswer(
  call: ProposalCall,
  proposal: Proposal,
  parts: BookingParts,
): Promise<Answer> {
  const { subject, policy, isSample } = proposal.snapshot as ProposalSnapshot
  const { id, state, note, validUntil, keepsPrice, currency, total, clientName } = proposal
  const said = {
    ...{ id, state, clientName, note, validUntil, keepsPrice, isSample },
    from: proposal.personName,
    expiresAt: proposal.expiresAt.toISOString(),
    proposedTotal: { amount: total, currency: currency as Answer['proposedTotal']['currency'] },
    ...(isOwnProposal(call, proposal) && { isOwn: true }),
  }
  const canBeBooked = (state === 'open' || state === 'accepted') && !proposal.isOver
  const now = canBeBooked ? await asItIsNow(call, proposal, parts) : null
  return { ...said, hotel: bookedStay(subject, now?.policy ?? policy), ...now?.shown }
}

async function asItIsNow(call: ProposalCall, proposal: Proposal, parts: BookingParts) {
  const { rateKey } = proposal.snapshot as ProposalSnapshot
  const hotels = hotelsOf(parts.supplier, call.agency.agency)
  const quoted = await hotels.quote(rateKey).catch((error: unknown) => {
    throw supplierProblem(error)
  })
  // A key that the supplier knows no longer is of something that is sold no more.
  if (quoted?.status !== 'available') return { shown: { availability: 'sold_out' as const } }
  const context: DealContext = dealContextOf(call)
  const viewer = clientOf(context.viewer)
  const priced = await pricedProposal(proposal, quoted, { ...context, agency: call.agency, viewer }, parts)
  const { price, seller, step } = priced
  const shown = seller.shown(price)
  return {
    policy: soldPolicy(quoted.policy, quoted.price.net, price.total, step),
    shown: {
      availability: price.total === proposal.total ? ('available' as const) : ('price_changed' as const),
      rateKey: quoted.rateKey,
      ...(shown && { price: shown }),
    },
  }
}

/** Whom something is proposed to sees its price, also where visitors see none (spec §6, optional auth); never more than a visitor. */
function clientOf(viewer: Viewer): Viewer {
  return viewer === 'anonymous-without-prices' ? 'anonymous' : viewer
}

/** Takes a proposal of a list and gives it as the contract has it. */
export function proposalSummary(proposal: ListedProposal): ProposalSummary {
  const { id, state, keepsPrice, validUntil, currency, total, answeredAt, bookingReference } = proposal
  return {
    ...{ id, state, keepsPrice, validUntil },
    agent: proposal.personName,
    client: { name: proposal.clientName, email: proposal.clientEmail },
    hotelName: proposal.title,
    stay: { start: proposal.startsOn, end: proposal.endsOn },
    proposedTotal: { amount: total, currency: currency as ProposalSummary['proposedTotal']['currency'] },
    createdAt: proposal.createdAt.toISOString(),
    ...(answeredAt && { answeredAt: answeredAt.toISOString() }),
    ...(bookingReference && { bookingReference }),
  }
}

import type { Proposal as Answer } from '../../../../contract/types.ts'
import type { BookingDependencies } from '../../../domain/booking/booking-dependencies.ts'
import { kindOf, type ProductKinds } from '../../../domain/products/spine/product-kind.ts'
import type { Proposal } from '../../../domain/proposals/proposal-repository.ts'
import type { ProposalSnapshot } from '../../../domain/proposals/proposal-snapshot.ts'
import { proposalTotals } from '../../../domain/proposals/proposal-totals.ts'
import { type CurrentProposal, currentProposal, type ProposalCall } from './current-proposal.ts'
import { isOwnProposal } from './is-own-proposal.ts'

/** Returns a stored proposal as the contract has it, with its current price. Throws a problem if the supplier fails. */
export async function proposalAnswer(
  call: ProposalCall,
  proposal: Proposal,
  dependencies: BookingDependencies,
): Promise<Answer> {
  return answerWith(
    call,
    proposal,
    canBeBooked(proposal) ? await currentProposal(call, proposal, dependencies) : null,
    dependencies.kinds,
  )
}

/**
 * Returns the answer to a call whose change is stored. It never fails because of a price: it shows the price that was
 * checked before the change. If none was checked and the supplier fails, it leaves the price out.
 */
export async function storedProposalAnswer(
  call: ProposalCall,
  proposal: Proposal,
  dependencies: BookingDependencies,
  checked: CurrentProposal | null = null,
): Promise<Answer> {
  if (!canBeBooked(proposal)) return answerWith(call, proposal, null, dependencies.kinds)
  const current = checked ?? (await currentProposal(call, proposal, dependencies).catch(noteFailure))
  return answerWith(call, proposal, current, dependencies.kinds)

  function noteFailure(error: unknown): null {
    const { id } = proposal
    dependencies.log.error(
      { agencyId: call.agency.id, id, error },
      'a stored proposal is answered without its price',
    )
    return null
  }
}

function answerWith(
  call: ProposalCall,
  proposal: Proposal,
  current: CurrentProposal | null,
  kinds: ProductKinds,
): Answer {
  const { subject, policy, isSample } = proposal.snapshot as ProposalSnapshot
  const { id, state, note, validUntil, keepsPrice, clientName } = proposal
  return {
    id,
    state,
    clientName,
    note,
    validUntil,
    keepsPrice,
    isSample,
    from: proposal.personName,
    expiresAt: proposal.expiresAt.toISOString(),
    ...proposalTotals(proposal),
    ...(isOwnProposal(call, proposal) && { isOwn: true }),
    // Each product kind adds its own part of the contract.
    subject: kindOf(proposal, kinds).shown(subject, current?.policy ?? policy) as Answer['subject'],
    ...current?.shown,
  }
}

function canBeBooked({ state, isOver }: Pick<Proposal, 'state' | 'isOver'>): boolean {
  return (state === 'open' || state === 'accepted') && !isOver
}

import type { BookingParts } from '../../../domain/booking/booking-parts.ts'
import type { Proposal } from '../../../domain/proposals/proposal-repository.ts'
import { rejectInvalid } from '../../../kernel/errors/invalid-search.ts'
import { Problem } from '../../../kernel/errors/problem.ts'
import type { Call } from '../../call/route.ts'
import { type CurrentProposal, currentProposal } from './current-proposal.ts'

/** The total that a client accepts (minor units of the proposal's currency), and the price it was compared with. */
export interface Accepted {
  readonly total: number
  readonly current: CurrentProposal
}

/**
 * Takes a client's answer and the proposal before it. Gives what is accepted, or null where the answer is not a new acceptance.
 * Throws 422 without a shown total, 409 `price_changed` with the current total where another was shown, 409 `sold_out`, and a
 * problem where the supplier fails. Nothing is stored yet then. Source: decision 0009.
 */
export async function checkAccepted(
  call: Call<'answerProposal'>,
  proposal: Proposal,
  parts: BookingParts,
): Promise<Accepted | null> {
  const { answer, shownTotal } = call.body
  if (answer !== 'accept' || proposal.state !== 'open') return null
  if (shownTotal === undefined) {
    rejectInvalid('body', [{ field: 'shownTotal', reason: 'must be the total that the client accepts' }])
  }
  const current = await currentProposal(call, proposal, parts)
  const { total } = current
  if (total === null) {
    throw new Problem({
      code: 'sold_out',
      detail: 'Nothing of this rate is left. Ask the agent for another.',
    })
  }
  const { currency } = proposal
  if (shownTotal?.amount !== total || shownTotal.currency !== currency) {
    throw new Problem({
      code: 'price_changed',
      detail: 'The price has changed since it was shown. Check the new price and answer again.',
      extra: { total: { amount: total, currency } },
    })
  }
  return { total, current }
}

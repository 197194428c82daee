import { permissionsOf } from '../../../../tenant/permissions.ts'
import { noteChange } from '../../../domain/agencies/note-change.ts'
import type { BookingDependencies } from '../../../domain/booking/booking-dependencies.ts'
import { proposalEnded } from '../../../domain/proposals/proposal-ended.ts'
import type { Proposal } from '../../../domain/proposals/proposal-repository.ts'
import { proposalSummary } from '../../../domain/proposals/proposal-summary.ts'
import type { SellingDependencies } from '../../../domain/proposals/selling-dependencies.ts'
import { rejectInvalid } from '../../../kernel/errors/invalid-search.ts'
import { Problem } from '../../../kernel/errors/problem.ts'
import { requirePerson } from '../../request-context/require-person.ts'
import type { Call, Routes } from '../../request-context/route.ts'
import { createProposalRoute } from './create-proposal-route.ts'
import { type CurrentProposal, currentProposal } from './current-proposal.ts'
import { isOwnProposal } from './is-own-proposal.ts'
import { mailAnswer } from './mail-answer.ts'
import { proposalAnswer, storedProposalAnswer } from './proposal-answer.ts'

type ProposalOperations =
  | 'createProposal'
  | 'listProposals'
  | 'getProposal'
  | 'withdrawProposal'
  | 'answerProposal'

const mostListed = 200

/**
 * Makes the routes of agents' proposals to clients. A client has no account: the unguessable id lets them read and
 * answer. Source: spec §2.2 (/booknow/hotels/deal/{proposalId}, /disapproveProposal, /allowAgentProposal), §6.
 */
export function proposalRoutes(dependencies: SellingDependencies): Pick<Routes, ProposalOperations> {
  return {
    createProposal: createProposalRoute(dependencies),

    async listProposals(call) {
      const personId = requirePerson(call, 'menu.proposals')
      const seesAll = permissionsOf(call.session, call.agency.agency).has('agents.manage')
      const { proposals } = dependencies.ofAgency(call.agency.id)
      const found = await proposals.latest(mostListed, seesAll ? undefined : personId)
      return { data: { proposals: found.map(proposalSummary) } }
    },

    async getProposal(call) {
      const proposal = await dependencies.ofAgency(call.agency.id).proposals.find(call.path.id)
      if (proposal === null) throw noProposal()
      return { data: await proposalAnswer(call, proposal, dependencies) }
    },

    async withdrawProposal(call) {
      const { id } = call.path
      const personId = requirePerson(call, 'menu.proposals')
      const proposal = await dependencies.ofAgency(call.agency.id).transaction(async (records) => {
        const before = await records.proposals.find(id)
        // Agents who do not own a proposal do not see it in a list either.
        if (before === null || !isOwnProposal(call, before)) throw noProposal()
        if (before.state === 'withdrawn') return before
        if (!(await records.proposals.withdraw(id))) throw proposalEnded()
        const after = { id, state: 'withdrawn' }
        await noteChange(records, personId, 'proposal.withdraw', {
          before: { id, state: before.state },
          after,
        })
        return (await records.proposals.find(id)) ?? before
      })
      return { data: await storedProposalAnswer(call, proposal, dependencies) }
    },

    async answerProposal(call) {
      const { id } = call.path
      const { answer } = call.body
      const repositories = dependencies.ofAgency(call.agency.id)
      const asked = await repositories.proposals.find(id)
      if (asked === null) throw noProposal()
      // Before the transaction: a supplier may take seconds, and must not block other answers meanwhile.
      const accepted = await checkAccepted(call, asked, dependencies)
      const proposal = await repositories.transaction(async (records) => {
        const before = await records.proposals.find(id)
        if (before === null) throw noProposal()
        const state = answer === 'accept' ? 'accepted' : 'declined'
        // Without a checked total this is no new acceptance: the client accepted before, or the proposal was over.
        const isNew =
          answer === 'accept'
            ? accepted !== null && (await records.proposals.accept(id, accepted.total))
            : await records.proposals.decline(id)
        const now = (await records.proposals.find(id)) ?? before
        if (!isNew && now.state !== state) throw proposalEnded()
        // The same answer again, also at the same moment, changes nothing and sends no second mail.
        if (!isNew) return now
        const actor = call.signedIn?.userId ?? 'guest'
        const after = { id, state, ...(accepted && { total: accepted.total }) }
        await noteChange(records, actor, 'proposal.answer', { before: { id, state: before.state }, after })
        await mailAnswer(records, call, now, dependencies)
        return now
      })
      return { data: await storedProposalAnswer(call, proposal, dependencies, accepted?.current) }
    },
  }
}

function noProposal(): Problem {
  return new Problem({ code: 'not_found', detail: 'There is no such proposal.' })
}

/** The total that a client accepts (minor units of the proposal's currency), and the price it was compared with. */
interface Accepted {
  readonly total: number
  readonly current: CurrentProposal
}

/**
 * Returns the accepted total for a client's answer, or null if the answer is no new acceptance. Throws 422 without a
 * shown total, 409 `price_changed` with the current total if another was shown, 409 `sold_out`, and a problem if the
 * supplier fails. Nothing is stored at that point. Source: decision 0009.
 */
async function checkAccepted(
  call: Call<'answerProposal'>,
  proposal: Proposal,
  dependencies: BookingDependencies,
): Promise<Accepted | null> {
  const { answer, shownTotal } = call.body
  if (answer !== 'accept' || proposal.state !== 'open') return null
  if (shownTotal === undefined) {
    rejectInvalid('body', [{ field: 'shownTotal', reason: 'must be the total that the client accepts' }])
  }
  const current = await currentProposal(call, proposal, dependencies)
  const { total } = current
  if (total === null) {
    throw new Problem({
      code: 'sold_out',
      detail: 'This rate is sold out. Ask the agent for another one.',
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

import { permissionsOf } from '../../../../tenant/permissions.ts'
import type { Proposal } from '../../../domain/proposals/proposal-repository.ts'
import type { Call } from '../../call/route.ts'

/** Whether a proposal is that of whoever calls: they made it, or they look after all of the agency's agents. To its client, who may be anybody, it is not. */
export function isOwnProposal(
  { agency, signedIn }: Pick<Call<'getProposal'>, 'agency' | 'signedIn'>,
  { personId }: Pick<Proposal, 'personId'>,
): boolean {
  if (!signedIn || signedIn.userId === null) return false
  const permissions = permissionsOf(signedIn.session, agency.agency)
  if (!permissions.has('menu.proposals')) return false
  return permissions.has('agents.manage') || signedIn.userId === personId
}

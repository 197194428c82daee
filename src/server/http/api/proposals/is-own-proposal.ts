import { permissionsOf } from '../../../../tenant/permissions.ts'
import type { Proposal } from '../../../domain/proposals/proposal-repository.ts'
import type { Call } from '../../request-context/route.ts'

/**
 * True if the caller made the proposal or manages all of the agency's agents. False for its client, who is not
 * identified.
 */
export function isOwnProposal(
  { agency, signedIn }: Pick<Call<'getProposal'>, 'agency' | 'signedIn'>,
  { personId }: Pick<Proposal, 'personId'>,
): boolean {
  if (!signedIn || signedIn.userId === null) return false
  const permissions = permissionsOf(signedIn.session, agency.agency)
  if (!permissions.has('menu.proposals')) return false
  return permissions.has('agents.manage') || signedIn.userId === personId
}

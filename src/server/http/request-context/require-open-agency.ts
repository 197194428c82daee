import { type OperationId, operations } from '../../../contract/operations.gen.ts'
import { type PolicyAgency, permissionsOf } from '../../../tenant/permissions.ts'
import { anonymousSession, type CurrentSession } from '../../domain/accounts/sessions/sessions.ts'
import { Problem } from '../../kernel/errors/problem.ts'

/** Calls, in addition to those for offers, that start something new with an agency. */
const beginning: ReadonlySet<OperationId> = new Set([
  'createQuote',
  'updateQuote',
  'createBooking',
  'answerProposal',
  'signUp',
])

const offering: ReadonlySet<string> = new Set(['deals', 'search', 'details'])

/** What began earlier, such as a payment or a cancellation, can be completed. */
function begins(id: OperationId): boolean {
  return beginning.has(id) || offering.has(operations[id].supplier?.step ?? '')
}

/**
 * Throws 403 `agency_inactive` if visitors of an inactive agency start something new. The agency's agents are
 * allowed, as on its pages. Source: spec §2.1.
 */
export function requireOpenAgency(
  id: OperationId,
  signedIn: CurrentSession | null,
  agency: PolicyAgency & { readonly status: string },
): void {
  if (agency.status !== 'Inactive' || !begins(id)) return
  if (permissionsOf(signedIn?.session ?? anonymousSession, agency).has('page.commandCentre')) return
  throw new Problem({
    code: 'agency_inactive',
    detail: 'Agency is inactive, Please contact the administrator',
  })
}

import type { Agency } from '../../../contract/types.ts'
import { requiresSso } from '../../../tenant/requires-sso.ts'
import { Problem } from '../../kernel/errors/problem.ts'

/** Throws 403 at an agency with single sign-on only, whose people sign in at its own site. Source: spec §4. */
export function requireDirectLogin(agency: Pick<Agency, 'sso'>): void {
  if (!requiresSso(agency)) return
  throw new Problem({ code: 'forbidden', detail: "This agency's people log in at the agency's own site." })
}

import type { Agency } from '../../contract/types.ts'
import { Problem } from '../http/problem.ts'

/** Throws 403 at an agency with single sign-on only, whose people sign in at its own site. Source: spec §4. */
export function requireDirectLogin({ sso }: Pick<Agency, 'sso'>): void {
  if (!sso.isSSOEnabled || sso.isDirectLoginAllowedForSSOUsers) return
  throw new Problem({ code: 'forbidden', detail: "This agency's people sign in at the agency's own site." })
}

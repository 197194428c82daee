import type { IdentityProviderSettings } from '../../contract/types.ts'
import type { ResolvedAgency } from '../store/resolved-agency.ts'

export interface OfferedProvidersParts {
  isProduction: boolean
  /** The operator's own API keeps the accounts (`LIVERY_API_ORIGIN`). */
  hasOperator: boolean
}

export type ProvidersOf = (
  agency: Pick<ResolvedAgency, 'agency' | 'identityProviders'>,
) => readonly IdentityProviderSettings[]

/**
 * Makes what gives the providers that people may sign in with at an agency: none where an operator's API
 * keeps the accounts; an inactive agency's people sign in too, to make it active again. Of the others its own sign-on as `sso` says (spec §3), and in production none without https.
 */
export function offeredProviders({ isProduction, hasOperator }: OfferedProvidersParts): ProvidersOf {
  return ({ agency: { sso }, identityProviders }) => {
    if (hasOperator) return []
    const isOffered = ({ kind, issuer }: IdentityProviderSettings) =>
      (kind === 'sso' ? sso.isSSOEnabled : !sso.isSSOEnabled || sso.isDirectLoginAllowedForSSOUsers) &&
      (!isProduction || issuer.startsWith('https://'))
    return identityProviders.filter(isOffered)
  }
}

import type { IdentityProviderSettings } from '../../../../contract/types.ts'
import type { ResolvedAgency } from '../../agencies/resolved-agency.ts'

export interface OfferedProvidersDependencies {
  isProduction: boolean
  /** The operator's own API keeps the accounts (`LIVERY_API_ORIGIN`). */
  hasOperator: boolean
}

export type ProvidersOf = (
  agency: Pick<ResolvedAgency, 'agency' | 'identityProviders'>,
) => readonly IdentityProviderSettings[]

/**
 * Makes what gives the providers that people may sign in with at an agency: none where an operator's API keeps
 * the accounts, its own sign-on as `sso` says (spec §3), and in production none without https. An inactive agency's people
 * sign in too: they make it active again.
 */
export function offeredProviders({ isProduction, hasOperator }: OfferedProvidersDependencies): ProvidersOf {
  return ({ agency: { sso }, identityProviders }) => {
    if (hasOperator) return []
    const isOffered = ({ kind, issuer }: IdentityProviderSettings) =>
      (kind === 'sso' ? sso.isSSOEnabled : !sso.isSSOEnabled || sso.isDirectLoginAllowedForSSOUsers) &&
      (!isProduction || issuer.startsWith('https://'))
    return identityProviders.filter(isOffered)
  }
}

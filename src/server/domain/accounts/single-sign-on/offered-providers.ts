import type { IdentityProviderSettings } from '../../../../contract/types.ts'
import type { ResolvedAgency } from '../../agencies/resolved-agency.ts'

export interface OfferedProvidersDependencies {
  isProduction: boolean
  /** The operator's own API has the accounts (`LIVERY_API_ORIGIN`). */
  hasOperator: boolean
}

export type ProvidersOf = (
  agency: Pick<ResolvedAgency, 'agency' | 'identityProviders'>,
) => readonly IdentityProviderSettings[]

/**
 * Creates the function that returns an agency's sign-in providers, as `sso` allows (spec §3). There are none if an
 * operator's API has the accounts, or in production without https. Inactive agencies have them too, so that their
 * people can reactivate them.
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

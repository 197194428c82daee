import type { ResolvedAgency } from '../../agencies/resolved-agency.ts'

/** Returns a provider's display name: the agency's name for it, or its host if the agency no longer has it. */
export function providerName(
  { identityProviders }: Pick<ResolvedAgency, 'identityProviders'>,
  { issuer, provider }: { issuer: string; provider: string },
): string {
  const matching = identityProviders.filter((known) => known.issuer === issuer)
  return (
    (matching.find(({ id }) => id === provider) ?? matching[0])?.name ?? URL.parse(issuer)?.host ?? issuer
  )
}

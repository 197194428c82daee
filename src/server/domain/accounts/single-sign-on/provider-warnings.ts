import type { Config } from '../../../kernel/config/config.ts'
import type { ResolvedAgency } from '../../agencies/resolved-agency.ts'
import { secretKey } from './secret-key.ts'

/**
 * Returns what an operator should know about identity providers at start-up, as sentences: providers that the
 * settings prevent, and secrets that no provider uses.
 */
export function providerWarnings(
  agencies: readonly Pick<ResolvedAgency, 'slug' | 'identityProviders'>[],
  { mode, apiOrigin, oidcSecrets }: Pick<Config, 'mode' | 'apiOrigin' | 'oidcSecrets'>,
): string[] {
  const named = agencies.flatMap(({ slug, identityProviders }) =>
    identityProviders.map(({ id, issuer }) => ({ name: `${slug}: ${id}`, key: secretKey(slug, id), issuer })),
  )
  const notOffered = ({ name, issuer }: (typeof named)[number]): string[] => {
    if (apiOrigin !== null) {
      return [`${name} is not offered; with LIVERY_API_ORIGIN people sign in only through that API`]
    }
    const isInsecure = mode === 'production' && !issuer.startsWith('https://')
    return isInsecure ? [`${name} is not offered; in production its issuer must be an https address`] : []
  }
  const unasked = [...oidcSecrets.keys()].filter((key) => !named.some((provider) => provider.key === key))
  return [
    ...named.flatMap(notOffered),
    ...unasked.map(
      (key) =>
        `LIVERY_OIDC_SECRET_${key} is set, but no agency has such an identity provider; remove it, unless an agency is about to be renamed to its slug`,
    ),
  ]
}

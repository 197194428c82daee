import type { Store } from '../../adapters/store/store.ts'
import { slugOfSecret } from '../../domain/accounts/single-sign-on/secret-key.ts'
import type { ResolvedAgency } from '../../domain/agencies/resolved-agency.ts'
import type { Config } from '../../kernel/config/config.ts'
import { slugOfStripe } from '../../kernel/config/stripe-keys.ts'

/** Enough for people to read; each takes some milliseconds of the start. */
const MOST_FIRST = 100

/**
 * Returns the agencies that the start checks and lists: those that the configuration names, those just imported, and
 * the first ones by slug. The start would otherwise take longer with each agency.
 */
export async function checkedAgencies(
  store: Pick<Store, 'agencies' | 'agencyBySlug'>,
  { stripeKeys, oidcSecrets }: Pick<Config, 'stripeKeys' | 'oidcSecrets'>,
  imported: readonly string[],
  most = MOST_FIRST,
): Promise<ResolvedAgency[]> {
  const first = (await store.agencies(most)).map(({ slug }) => slug)
  const named = [...[...stripeKeys.keys()].map(slugOfStripe), ...[...oidcSecrets.keys()].map(slugOfSecret)]
  const slugs = new Set([...first, ...imported.slice(0, most), ...named])
  const agencies = await Promise.all([...slugs].map((slug) => store.agencyBySlug(slug)))
  return agencies.filter((agency) => agency !== null)
}

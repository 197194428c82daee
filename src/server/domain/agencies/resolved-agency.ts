import type { Agency } from '../../../contract/types.ts'
import { withCurrentKeys } from '../../../tenant/renamed-texts.ts'
import type { AgencyContent } from './agency-content.ts'
import type { AgencyRules } from './agency-rules.ts'

/** An agency at its published version, from which requests are answered. Shared between requests and frozen. */
export interface ResolvedAgency extends Omit<AgencyContent, 'agency'> {
  id: string
  slug: string
  version: number
  /** When the version was published. */
  publishedAt: Date
  agency: Agency
  /** Its markup rules: independent of versions, and for the server alone. */
  markups: AgencyRules
}

/**
 * Returns the frozen object that requests share, from an agency's identity, markup rules and published content. The
 * id, version and subdomain inside `agency` come from the store: older versions of a renamed agency contain its
 * previous ones.
 */
export function resolveAgency(
  identity: Pick<ResolvedAgency, 'id' | 'slug' | 'version' | 'publishedAt' | 'markups'>,
  content: AgencyContent,
): ResolvedAgency {
  const whole = { ...nothing, ...content }
  const { id, version, slug: subdomain } = identity
  const agency = { ...noPages, ...content.agency, id, version, subdomain }
  const destinations = whole.destinations.map((one) => ({ ...one, isHiddenGem: one.isHiddenGem ?? false }))
  const wording = content.wording && { wording: withCurrentKeys(content.wording) }
  return deepFreeze({ ...whole, ...wording, ...identity, destinations, agency })
}

/** Fields that versions of an earlier release do not have. */
const nothing = { agencyTerms: [], cancellationPolicies: [], posts: [], identityProviders: [] }
const noPages = { userTermsAndConditions: '', publishedPages: [] }

function deepFreeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value
  for (const part of Object.values(value)) deepFreeze(part)
  return Object.freeze(value)
}

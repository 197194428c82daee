import type { Agency } from '../../../contract/types.ts'
import { withCurrentKeys } from '../../../tenant/renamed-texts.ts'
import type { AgencyContent } from './agency-content.ts'
import type { AgencyRules } from './agency-rules.ts'

/** An agency at its published version, as requests are answered from it. Shared between requests and frozen. */
export interface ResolvedAgency extends Omit<AgencyContent, 'agency'> {
  id: string
  slug: string
  version: number
  /** When the version was published. */
  publishedAt: Date
  agency: Agency
  /** What it adds to wholesale rates: of no version, and of the server alone. */
  markups: AgencyRules
}

/**
 * Takes an agency's identity, rules of markup and published content and gives the frozen object that requests share. The id, the
 * version and the subdomain inside `agency` are those of the store, never of the content: a renamed agency has versions of before.
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

/** What versions published by an earlier release do not have. */
const nothing = { agencyTerms: [], cancellationPolicies: [], posts: [], identityProviders: [] }
const noPages = { userTermsAndConditions: '', publishedPages: [] }

function deepFreeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value
  for (const part of Object.values(value)) deepFreeze(part)
  return Object.freeze(value)
}

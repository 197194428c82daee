import type {
  AboutPage,
  Agency,
  AgencyTerms,
  CancellationPolicy,
  CurrencyCode,
  Destination,
  Faq,
  NavigationItem,
  Post,
} from '../../contract/types.ts'

/** What one published version holds: everything a visitor sees of an agency, files replaced by addresses. */
export interface AgencyContent {
  agency: Omit<Agency, 'id' | 'version'>
  navigation: NavigationItem[]
  about: AboutPage
  faq: Faq
  /** Currencies offered in the picker; null offers every one with a known rate. */
  currencies: CurrencyCode[] | null
  destinations: Destination[]
  /** The host that search engines and shared links are told; left out where the agency has none of its own. */
  canonicalHost?: string
  /** Terms beside the general ones. */
  agencyTerms: AgencyTerms[]
  /** Conditions of the cruise lines that have any, in the order of spec §2.2. */
  cancellationPolicies: CancellationPolicy[]
  /** Articles of the blog, the newest first. */
  posts: Post[]
}

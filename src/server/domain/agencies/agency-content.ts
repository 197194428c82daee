import type {
  AboutPage,
  Agency,
  AgencyTerms,
  CancellationPolicy,
  CurrencyCode,
  Destination,
  Faq,
  IdentityProviderSettings,
  LanguageCode,
  LinkSettings,
  NavigationItem,
  Post,
  SupplierChoice,
} from '../../../contract/types.ts'

/** Language → key → text. The shell's keys stand alone, another part's behind its name and `/`. */
export type Wording = Readonly<Partial<Record<LanguageCode, Readonly<Record<string, string>>>>>

/** What one published version holds: everything a visitor sees of an agency, files replaced by addresses. */
export interface AgencyContent {
  agency: Omit<Agency, 'id' | 'version'>
  navigation: NavigationItem[]
  about: AboutPage
  faq: Faq
  /** Currencies offered in the picker; null offers every one with a known rate. */
  currencies: CurrencyCode[] | null
  destinations: Destination[]
  /** Links the agency gives out; a version published before there were any has none. */
  links?: LinkSettings[]
  /** The host that search engines and shared links are told; left out where the agency has none of its own. */
  canonicalHost?: string
  /** The agency's own words by language; a version from before there were any has none. */
  wording?: Wording
  /** Terms beside the general ones. */
  agencyTerms: AgencyTerms[]
  /** Conditions of the cruise lines that have any, in the order of spec §2.2. */
  cancellationPolicies: CancellationPolicy[]
  /** Articles of the blog, the newest first. */
  posts: Post[]
  /** Where people sign in with an account they have elsewhere; pages learn `id`, `name` and `kind` alone. */
  identityProviders: IdentityProviderSettings[]
  /** By product, the supplier that the agency sells it from; a version from before there was a choice has none. */
  suppliers?: SupplierChoice
}

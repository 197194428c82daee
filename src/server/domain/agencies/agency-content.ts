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

/** Language → key → text. The shell's keys have no prefix; those of another part begin with its name and `/`. */
export type Wording = Readonly<Partial<Record<LanguageCode, Readonly<Record<string, string>>>>>

/** The content of one published version: all that visitors see of an agency, with files replaced by their addresses. */
export interface AgencyContent {
  agency: Omit<Agency, 'id' | 'version'>
  navigation: NavigationItem[]
  about: AboutPage
  faq: Faq
  /** Currencies offered in the picker; null offers every one with a known rate. */
  currencies: CurrencyCode[] | null
  destinations: Destination[]
  /** The agency's own links; absent in a version of an earlier release. */
  links?: LinkSettings[]
  /** The host given to search engines and shared links; absent if the agency has no host. */
  canonicalHost?: string
  /** The agency's own texts by language; absent in a version of an earlier release. */
  wording?: Wording
  /** Terms in addition to the general ones. */
  agencyTerms: AgencyTerms[]
  /** Conditions of cruise lines, in the order of spec §2.2. */
  cancellationPolicies: CancellationPolicy[]
  /** Articles of the blog, newest first. */
  posts: Post[]
  /** External sign-in providers; pages receive only `id`, `name` and `kind`. */
  identityProviders: IdentityProviderSettings[]
  /** The agency's supplier for each product; absent in a version of an earlier release. */
  suppliers?: SupplierChoice
}

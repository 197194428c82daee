import { exchangeRatesQuery } from '../../api/exchange-rates.ts'
import { faqsQuery } from '../../api/faqs.ts'
import type { JsonLd, PageAgency, PageContext, PageHead } from '../../contract/page.ts'
import { products } from '../../contract/products.ts'
import type { Faq } from '../../contract/types.ts'
import { converter } from '../../platform/money.tsx'
import type { Texts } from '../../platform/text.ts'
import { wordingOf } from '../../platform/wording.ts'
import { matchPath } from '../../tenant/match-path.ts'
import { remoteTexts } from '../../tenant/remote-texts.ts'
import { selectDealsTab } from '../../tenant/services.ts'
import { type Deal, dealFace } from '../components/deal.ts'
import { dealsRequest } from '../deals-request.ts'
import { innerHead } from '../document-head.ts'
import { namedText } from '../named-text.ts'
import type { PageView } from '../page-module.ts'
import type { PageName } from '../pages.ts'
import { heroImage } from '../scene-images.ts'

// Only names and texts: the parts' code stays separate, and the browser loads none of this.
const titles = import.meta.glob<Readonly<Record<string, string>>>('../../remotes/*/routes.ts', {
  eager: true,
  import: 'titles',
})

const files = import.meta.glob<Texts>('../../remotes/**/text/*.json', { eager: true, import: 'default' })

export interface DescribedPage extends PageView {
  /** Returns whether this deployment has the page behind an address. */
  canOpen: (link: string) => boolean
}

/** Structured data of the pages. It is written on the server only, so browsers load none of this code. */
const descriptions: Partial<Record<PageName, (input: DescribedPage) => readonly (JsonLd | null)[]>> = {
  home: (input) => {
    const agency = travelAgency(input.page.agency)
    const offers = homeOffers(input)
    return [offers ? { ...agency, hasOfferCatalog: offers } : agency]
  },
  about: ({ page }) => [travelAgency(page.agency)],
  faqs: ({ page, client, read }) => {
    const [faq] = read(faqsQuery(client))?.data ?? []
    return [page.agency.isFaqEnable && faq ? faqPage(faq) : null]
  },
}

/**
 * Returns a page's schema.org objects. Only anonymous visitors' pages have any, since search engines do not sign in.
 * Source: decision 0047.
 */
export function describePage(name: PageName | null, input: DescribedPage): readonly JsonLd[] {
  if (input.page.session.signedIn || input.page.agency.status === 'Inactive') return []
  return (name && descriptions[name]?.(input))?.filter((object) => object !== null) ?? []
}

function homeOffers({ page, client, read, search, canOpen }: DescribedPage): JsonLd | null {
  const tab = selectDealsTab(page.agency, search.get('tab'))
  const request = tab && page.agency.allowNonLoginFlow ? dealsRequest(client, page, tab, search) : null
  const answer = request && read(request.query)
  if (!request || !answer) return null
  return offerCatalog({
    deals: request.read(answer),
    convert: converter(page.currency, read(exchangeRatesQuery(client))?.rates),
    canOpen,
  })
}

/** Returns questions and answers as schema.org/FAQPage; null if there are none. */
export function faqPage({ questions }: Pick<Faq, 'questions'>): JsonLd | null {
  if (questions.length === 0) return null
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}

interface OfferCatalogInput {
  deals: readonly Deal[]
  /** Converts an amount as the page shows it. */
  convert: (amount: number, currency: string) => { amount: number; currency: string }
  /** Returns whether a deal's page exists. */
  canOpen: (link: string) => boolean
}

/** Returns the page's deals with their displayed prices; null if no deal has a visible price. */
export function offerCatalog({ deals, convert, canOpen }: OfferCatalogInput): JsonLd | null {
  const offers = deals.flatMap((item): JsonLd[] => {
    const { title, link, rates } = dealFace(item)
    if (!rates) return []
    const price = convert(rates.totalRate, rates.currency)
    return [
      {
        '@type': 'Offer',
        name: title,
        ...(canOpen(link) && { url: link }),
        price: price.amount.toFixed(2),
        priceCurrency: price.currency,
      },
    ]
  })
  return offers.length > 0 ? { '@type': 'OfferCatalog', itemListElement: offers } : null
}

/** Returns the agency as schema.org/TravelAgency. Includes phone and address only if the footer shows them. */
export function travelAgency(agency: PageAgency): JsonLd {
  const { displaySupportPhoneFooter, displayAddressFooter, contactPhoneNumber, contactEmailId } = agency
  const elsewhere = Object.values(agency.socialLinks).filter((link) => link.startsWith('https:'))
  return {
    '@type': 'TravelAgency',
    '@id': '/#agency',
    name: agency.agencyName,
    url: '/',
    logo: agency.logo,
    image: heroImage(agency),
    ...(displaySupportPhoneFooter && contactPhoneNumber && { telephone: contactPhoneNumber }),
    ...(contactEmailId && { email: contactEmailId }),
    ...(displayAddressFooter && agency.addressLine1 && { address: postalAddress(agency) }),
    ...(elsewhere.length > 0 && { sameAs: elsewhere }),
  }
}

function postalAddress({ addressLine1, city, state, zipCode, country }: PageAgency): JsonLd {
  return {
    '@type': 'PostalAddress',
    streetAddress: addressLine1,
    ...(city && { addressLocality: city }),
    ...(state && { addressRegion: state }),
    ...(zipCode && { postalCode: zipCode }),
    ...(country && { addressCountry: country }),
  }
}

/**
 * Returns the head of a remote part's page before the part has loaded: the title that the part will set, in the
 * agency's wording, and the agency's description. Falls back to the agency's head for an unknown part.
 */
export function remoteHead(part: string, path: string, { agency, language, wording }: PageContext): PageHead {
  const patterns = Object.entries(titles[`../../remotes/${part}/routes.ts`] ?? {})
  const name = patterns.find(([pattern]) => matchPath(pattern, path))?.[1]
  if (name === undefined) return agency.metaData
  const { texts, key } = namedText(part, name)
  const title = wordingOf(texts, wording)[key] ?? written(texts, key, language)
  return title ? innerHead(title, agency) : agency.metaData
}

/** Returns a text from the files of its name; some pages have a file of their own. */
function written(texts: string, key: string, language: string): string | undefined {
  return Object.entries(files)
    .filter(([path]) => remoteTexts(path) === texts && path.endsWith(`/text/${language}.json`))
    .map(([, file]) => file[key])
    .find((text) => text !== undefined)
}

/** Pages of one visitor's search, checkout, booking or proposal, and journeys by air, whose offers lapse. */
const unlistedPatterns: readonly string[] = [
  '/booknow/:service/search',
  '/booknow/:service/reservation-details',
  ...['search-details', 'flight-details'].map((page) => `/booknow/flights/${page}`),
  ...products.flatMap(({ checkoutPath, confirmationPaths, proposalPath }) => [
    checkoutPath,
    ...confirmationPaths,
    proposalPath,
  ]),
]

/** Returns whether a page shows what lapses or is one visitor's own, which search engines should not list. */
export function isUnlisted(path: string): boolean {
  return unlistedPatterns.some((pattern) => matchPath(pattern, path) !== null)
}

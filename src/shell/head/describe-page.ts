import { exchangeRatesQuery } from '../../api/exchange-rates.ts'
import { faqsQuery } from '../../api/faqs.ts'
import type { JsonLd } from '../../contract/page.ts'
import { converter } from '../../platform/converter.ts'
import { selectDealsTab } from '../../tenant/services.ts'
import { dealsRequest } from '../deals-request.ts'
import type { PageView } from '../page-module.ts'
import type { PageName } from '../pages.ts'
import { faqPage } from './faq-page.ts'
import { offerCatalog } from './offer-catalog.ts'
import { travelAgency } from './travel-agency.ts'

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

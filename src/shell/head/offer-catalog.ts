import type { JsonLd } from '../../contract/page.ts'
import { type Deal, dealFace } from '../components/deal.ts'

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

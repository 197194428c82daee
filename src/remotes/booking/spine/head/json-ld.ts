import type { JsonLd, PageContext } from '../../../../contract/page.ts'
import type { ShownPrice } from '../../../../contract/types.ts'
import { currencyExponent, majorUnits } from '../../../../tenant/money/minor-units.ts'
import { visiblePrices } from '../../../../tenant/visible-prices.ts'

const MOST_PICTURES = 6

/** Whether the reader may see prices: structured data is omitted where prices are not public (spec §6). */
export function mayDescribe({ session, agency }: PageContext): boolean {
  return visiblePrices(session, agency).see
}

/** A price as schema.org/Offer; `url` is a path of this site. */
export function offerJsonLd(
  { total, currency }: Pick<ShownPrice, 'total' | 'currency'>,
  url: string,
  more: Readonly<Record<string, unknown>> = {},
): JsonLd {
  return {
    '@type': 'Offer',
    price: majorUnits(total, currency).toFixed(currencyExponent(currency)),
    priceCurrency: currency,
    availability: 'https://schema.org/InStock',
    url,
    ...more,
  }
}

/** Ratings of guests as schema.org/AggregateRating; nothing without a review. */
export function ratingJsonLd({ rating, count }: { rating: number; count: number }) {
  if (count === 0) return {}
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: rating,
      reviewCount: count,
      bestRating: 5,
      worstRating: 0,
    },
  }
}

/** The first pictures, as paths or addresses. */
export function pictureJsonLd(pictures: readonly { url: string }[]) {
  return { image: pictures.slice(0, MOST_PICTURES).map(({ url }) => url) }
}

/** A position as schema.org/GeoCoordinates. */
export function positionJsonLd({ latitude, longitude }: { latitude: number; longitude: number }) {
  return { geo: { '@type': 'GeoCoordinates', latitude, longitude } }
}

import { activityQuery, activitySearchQuery } from '../../../../../api/activities.ts'
import type { JsonLd } from '../../../../../contract/page.ts'
import type { DrawnHead } from '../../../../../contract/remote-part.ts'
import type { ActivityAnswer } from '../../../../../contract/types.ts'
import { mayDescribe, pictureJsonLd, ratingJsonLd } from '../../../spine/head/json-ld.ts'
import { shortPlace } from '../../../spine/head/page-title.ts'
import type { PageHeadInput } from '../../../spine/product/product-view.ts'
import { readActivityResults, readActivityView } from '../pages/read-activity-pages.ts'
import { activityTitle } from './activity-title.ts'

/** Head of the results: the place that was searched. */
export function activityResultsHead({ page, search, client, read, text }: PageHeadInput): DrawnHead {
  const found = readActivityResults(page, search)
  if (!found) return {}
  const place = found.criteria.destination || read(activitySearchQuery(client, found.body))?.near
  return place ? { title: text('results.title', { place: shortPlace(place) }) } : {}
}

/** Head of an activity's page: its name, and the activity as schema.org/Product. */
export function activityHead({ page, path, search, client, read }: PageHeadInput): DrawnHead {
  const view = readActivityView(page, path, search)
  const answer = view && read(activityQuery(client, view.body))?.data
  if (!answer) return {}
  const jsonLd = mayDescribe(page) && activityJsonLd(answer, path)
  return { title: activityTitle(answer), ...(jsonLd && { jsonLd }) }
}

/**
 * Returns an activity as schema.org/Product that is a TouristTrip. Its price depends on day and people, so it is
 * described by its reviews; null without any, since a product needs an offer or a rating.
 */
export function activityJsonLd(
  { activity }: Pick<ActivityAnswer, 'activity'>,
  address: string,
): JsonLd | null {
  const { title, description, contentLanguage, pictures, supplier, reviews, places } = activity
  if (reviews.count === 0) return null
  return {
    '@type': 'Product',
    '@id': `${address}#activity`,
    additionalType: 'https://schema.org/TouristTrip',
    name: title,
    url: address,
    description,
    inLanguage: contentLanguage,
    ...pictureJsonLd(pictures),
    brand: { '@type': 'Brand', name: supplier },
    ...ratingJsonLd({ rating: reviews.rating, count: reviews.count }),
    itinerary: {
      '@type': 'ItemList',
      itemListElement: places.map(({ name }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        item: { '@type': 'Place', name },
      })),
    },
  }
}

import { distanceMiles } from '../../../../../packages/geography/distance-miles.ts'
import type {
  ActivitySearchCriteria,
  ActivitySearchOffer,
} from '../../../domain/suppliers/activity-shapes.ts'
import type { OctoProduct } from './octo-answers.ts'
import { availabilityOf, calendarOf, freeUntil, leastUnits } from './octo-calls.ts'
import { encodeOctoKey } from './octo-key.ts'
import type { OctoSources } from './octo-sources.ts'
import { readPrice, readPriceOfOne, readStatus } from './read-availability.ts'
import { readOption, readProduct, startOf } from './read-product.ts'

/** The named activity first, then the others within the radius, nearest first. */
export async function productsNear(
  { point, radiusMiles, leading }: ActivitySearchCriteria,
  { products }: OctoSources,
): Promise<OctoProduct[]> {
  const placed = (await products()).flatMap((product) => {
    const start = startOf(product)
    return start ? [{ product, miles: distanceMiles(point, start) }] : []
  })
  return placed
    .filter(({ product, miles }) => miles <= radiusMiles || product.id === leading)
    .sort((one, other) => one.miles - other.miles || (one.product.id < other.product.id ? -1 : 1))
    .toSorted((one, other) => Number(other.product.id === leading) - Number(one.product.id === leading))
    .map(({ product }) => product)
}

/** Returns a product with its first free day; null without one. */
export async function octoOffer(
  product: OctoProduct,
  { point, date, until }: ActivitySearchCriteria,
  sources: OctoSources,
): Promise<ActivitySearchOffer | null> {
  const option = product.options.find((one) => one.default) ?? product.options[0]
  const { name } = await sources.supplier()
  const read = readProduct(product, name, sources.geo)
  if (!option || read === null) return null
  const of = { productId: product.id, optionId: option.id }
  const days = await calendarOf({ ...of, localDateStart: date, localDateEnd: until }, sources)
  const day = days.find((one) => one.available)?.localDate
  if (day === undefined) return null
  const ours = readOption(option, product)
  const units = leastUnits(ours)
  const [least] = units
  const all = await availabilityOf({ ...of, localDateStart: day, localDateEnd: day, units }, sources)
  const free = all.filter(({ available, pricing }) => available && pricing)
  const [cheapest] = free.toSorted((one, other) => (one.pricing?.retail ?? 0) - (other.pricing?.retail ?? 0))
  if (!cheapest?.pricing) return null
  const { pricing } = cheapest
  const counted = free.map(({ vacancies }) => vacancies)
  const { position } = read
  return {
    productCode: read.productCode,
    title: read.title,
    contentLanguage: read.contentLanguage,
    category: read.category,
    picture: read.pictures[0]?.url ?? '/scenes/fallback.svg',
    guestRating: 0,
    reviewCount: 0,
    duration: read.duration,
    languages: read.languages,
    features: read.features,
    confirmation: read.confirmation,
    ...freeUntil(option),
    position,
    distance: { miles: distanceMiles(point, position), from: read.city },
    date: day,
    starts: free
      .filter(({ allDay }) => !allDay)
      .map(({ localDateTimeStart }) => localDateTimeStart.slice(11, 16)),
    status: readStatus(cheapest.status),
    vacancies: counted.includes(null) ? null : counted.reduce<number>((sum, one) => sum + (one ?? 0), 0),
    pricedBy: ours.pricedBy,
    ...(ours.pricedBy === 'group' && { groupSize: ours.maximumUnits }),
    price: ours.pricedBy === 'group' ? readPrice(pricing) : readPriceOfOne({ ...cheapest, pricing }, least),
    rateKey: encodeOctoKey({ ...of, availabilityId: cheapest.id, units }),
  }
}

import type { JsonLd } from '../../../../contract/page.ts'

/**
 * Required properties of search engines' rich results, by type of schema.org. Source: Google Search Central, 'Local
 * business', 'Product snippet' and 'Review snippet'.
 */
const required: Readonly<Record<string, readonly string[]>> = {
  Hotel: ['name', 'address'],
  PostalAddress: ['addressLocality', 'addressCountry'],
  Product: ['name'],
  Offer: ['price', 'priceCurrency'],
  AggregateRating: ['ratingValue', 'reviewCount'],
  Rating: ['ratingValue'],
  Brand: ['name'],
  Place: ['name'],
  GeoCoordinates: ['latitude', 'longitude'],
  ItemList: ['itemListElement'],
  ListItem: ['position', 'item'],
}

/** A product needs one of these. */
const productNeeds = ['offers', 'aggregateRating', 'review']

/** Returns what an object and those in it lack for rich results; empty if nothing. */
export function jsonLdErrors(value: unknown, path = '$'): string[] {
  if (Array.isArray(value)) return value.flatMap((one, index) => jsonLdErrors(one, `${path}[${index}]`))
  if (typeof value !== 'object' || value === null) return []
  const object = value as JsonLd
  const inside = Object.entries(object).flatMap(([name, part]) => jsonLdErrors(part, `${path}.${name}`))
  return [...ownErrors(object, path), ...inside]
}

function ownErrors(object: JsonLd, path: string): string[] {
  const type = object['@type']
  const needed = required[type]
  if (!needed) return [`${path} has the unknown type ${type}`]
  const missing = needed
    .filter((name) => object[name] === undefined || object[name] === '')
    .map((name) => `${path} lacks ${name}`)
  const isBare = type === 'Product' && !productNeeds.some((name) => object[name] !== undefined)
  const isNoPrice = type === 'Offer' && !/^\d+(\.\d{1,3})?$/.test(String(object.price))
  return [
    ...missing,
    ...(isBare ? [`${path} lacks offers or aggregateRating`] : []),
    ...(isNoPrice ? [`${path}.price is no decimal number`] : []),
  ]
}

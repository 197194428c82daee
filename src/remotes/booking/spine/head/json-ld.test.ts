import { describe, expect, it } from 'vitest'
import { offerJsonLd, pictureJsonLd, ratingJsonLd } from './json-ld.ts'
import { shortPlace } from './page-title.ts'
import { jsonLdErrors } from './testing-json-ld.ts'

describe('structured data', () => {
  it.each([
    [12_345, 'USD', '123.45'],
    [12_345, 'JPY', '12345'],
    [12_345, 'KWD', '12.345'],
  ])('writes %d minor units of %s as %s', (total, currency, price) => {
    const offer = offerJsonLd({ total, currency: currency as 'USD' }, '/x')
    expect(offer).toMatchObject({ price, priceCurrency: currency })
    expect(jsonLdErrors(offer)).toEqual([])
  })

  it('has no rating without a review, and few pictures', () => {
    expect(ratingJsonLd({ rating: 4.5, count: 0 })).toEqual({})
    expect(pictureJsonLd(Array.from({ length: 30 }, (_, at) => ({ url: `/${at}` }))).image).toHaveLength(6)
  })

  it('is refused by the check without what rich results need', () => {
    expect(jsonLdErrors({ '@type': 'Product', name: 'Sail' })).toEqual(['$ lacks offers or aggregateRating'])
    expect(jsonLdErrors({ '@type': 'Hotel', name: '' })).toEqual(['$ lacks name', '$ lacks address'])
    expect(
      jsonLdErrors({ '@type': 'Product', name: 'x', offers: [{ '@type': 'Offer', price: 'NaN' }] }),
    ).toEqual(['$.offers[0] lacks priceCurrency', '$.offers[0].price is no decimal number'])
    expect(jsonLdErrors({ '@type': 'Unicorn' })).toEqual(['$ has the unknown type Unicorn'])
  })
})

it.each([
  ['Lisbon, Portugal', 'Lisbon'],
  ['لشبونة، البرتغال', 'لشبونة'],
  ['Lisbon (LIS)', 'Lisbon (LIS)'],
  ['', ''],
])('the title of results names %s as %s', (place, short) => expect(shortPlace(place)).toBe(short))

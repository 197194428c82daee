import { expect, it } from 'vitest'
import type { JsonSchema } from '../../../contract/operation.ts'
import { operations, schemas } from '../../../contract/operations.gen.ts'
import type { Permission } from '../../../tenant/permissions.ts'
import { visibleFields } from './visible-fields.ts'

const nobody = new Set<Permission>()
const visitor = new Set<Permission>(['prices.see'])
const traveller = new Set<Permission>(['prices.see', 'prices.savings'])
const agent = new Set<Permission>(['prices.see', 'prices.savings', 'prices.agent', 'menu.bookings'])

/** Every field in a schema with its own schema, at any depth. */
function fieldsIn(value: unknown, at: string): [string, JsonSchema][] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => [
    ...(key === 'properties'
      ? Object.entries(inner as JsonSchema).map(
          ([name, field]) => [`${at}.${name}`, field] as [string, JsonSchema],
        )
      : []),
    ...fieldsIn(inner, key === 'properties' ? at : `${at}.${key}`),
  ])
}

it('finds a mark at every contract field whose description limits its readers', () => {
  const secret =
    /only for agents who are not restricted|left out for (?:a visitor )?who may (?:see none|see no prices|not see prices)|for who works for the agency|for who is signed in/i
  const open = fieldsIn(schemas, 'schemas').filter(
    ([, field]) => secret.test(String(field.description ?? '')) && field['x-seen-by'] === undefined,
  )
  expect(open.map(([place]) => place)).toEqual([])
})

const rates = {
  publishedRate: 2,
  totalRate: 1,
  baseRate: 1,
  taxAndFee: 0,
  savedPrice: 1,
  discountPercentage: 50,
  currency: 'USD',
}

it.each([
  ['searchHotelDeals', 'response', { hotel: { hotelDetails: {} } }],
  ['searchActivityDeals', 'response', { id: 'a' }],
  ['searchCarDeals', 'response', { name: 'c' }],
  ['searchResortDeals', 'data', { id: 'r' }],
  ['getResortAvailability', 'data', { id: 'u' }],
] as const)('removes fields from the rates of %s that the caller may not see', (id, list, deal) => {
  const seenBy = (seen: Set<Permission>) => {
    const body = visibleFields(id, { [list]: [{ ...deal, rates }] }, seen) as Record<
      string,
      { rates?: object }[]
    >
    return Object.keys(body[list]?.[0]?.rates ?? {})
  }
  expect(seenBy(nobody)).toEqual([])
  expect(seenBy(visitor)).not.toContain('baseRate')
  expect(seenBy(traveller)).not.toContain('taxAndFee')
  expect(seenBy(agent)).toEqual(Object.keys(rates))
})

const price = {
  currency: 'USD',
  total: 100,
  subtotal: 90,
  priceLines: [{ code: 'vat', kind: 'tax', amount: 10, treatment: 'standard' }],
  breakdown: [],
  saved: 10,
  dueLocally: [],
  exchange: {},
  retail: 110,
  net: 80,
  markup: 20,
  base: 72,
  rule: {},
  trace: [],
}

it.each(['createQuote', 'getQuote', 'updateQuote', 'getBooking', 'confirmBooking', 'getProposal'] as const)(
  'leaves the price of %s to its holder, without the wholesale rate',
  (id) => {
    const seenBy = (seen: Set<Permission>) => {
      const data = id === 'getProposal' ? { price } : { items: [{ price }] }
      const shown = visibleFields(id, { data }, seen) as { data: typeof data }
      return 'items' in shown.data ? shown.data.items?.[0]?.price : shown.data.price
    }
    expect(Object.keys(seenBy(nobody) ?? {})).toEqual(
      Object.keys(price)
        .slice(0, 9)
        .filter((name) => name !== 'retail'),
    )
    expect(seenBy(agent)).toEqual(price)
  },
)

it('shows the travellers in a list of bookings to the agency alone', () => {
  const line = { reference: 'OP-1', traveller: 'Ada', email: 'a@reader.example', net: 1, markup: 2 }
  const shown = (seen: Set<Permission>) => {
    const body = visibleFields('getBookings', { data: { bookings: [line] } }, seen) as {
      data: { bookings: object[] }
    }
    return body.data.bookings[0]
  }
  expect(shown(traveller)).toEqual({ reference: 'OP-1' })
  expect(shown(agent)).toEqual(line)
})

it('knows the media type of every answer of an operator', () => {
  const files = Object.values(operations).filter(
    (one) => one.answeredBy === 'operator' && one.answers !== 'application/json',
  )
  expect(files.map(({ id }) => id)).toEqual([
    'searchHotels',
    'searchActivities',
    'searchCars',
    'searchFlights',
    'getVoucher',
    'getCalendarFile',
    'searchResorts',
  ])
})

import { createApiClient } from '../../../../api/client.ts'
import { readLines } from '../../../../api/search-lines.ts'
import { ofProduct } from '../../../../contract/of-product.ts'
import type { BookedJourney, Booking, FlightFare, Party } from '../../../../contract/types.ts'
import { searchBody } from './search/search-body.ts'
import { criteria, type offersLine } from './testing-flight-answers.ts'

/** Whether a fare can be changed and refunded, with or without a charge. */
const isFlexible = ({ slices }: FlightFare) =>
  slices.every(({ change, refund }) => change.allowed === 'yes' && refund.allowed === 'yes')

type Person = Party['travellers'][number]
const person = (type: Person['type'], firstName: string, dateOfBirth: string, more: object = {}) =>
  ({
    group: 1,
    type,
    title: type === 'adult' ? 'ms' : 'miss',
    gender: 'female',
    firstName,
    lastName: 'Byron',
    dateOfBirth,
    ...more,
  }) as Person

/** The family of the search: the infant is on the lap of the second adult. */
const family = () => [
  person('adult', 'Ada', '1985-02-01'),
  person('adult', 'Anne', '1984-07-11'),
  person('child', 'Mary', '2018-01-30'),
  person('infant', 'Clara', '2025-01-31', { lapOf: 1 }),
]

const contact = { firstName: 'Ada', lastName: 'Byron', email: 'ada@reader.example', phone: '+442079460958' }

let keys = 0
/** The header with a new idempotency key. */
function keyed() {
  keys += 1
  return { 'Idempotency-Key': `key-of-flights-${String(keys).padStart(8, '0')}` }
}

/** Books the family's flights at a flexible fare, as the pages do it. */
export async function bookJourney(origin: string): Promise<Booking> {
  const api = createApiClient({ baseUrl: origin })
  const rateKey = await flexibleFare(api)
  const quoted = await api.POST('/api/quotes', {
    body: { items: [{ product: 'flight', rateKey }], currency: 'USD' },
  })
  const quote = quoted.data?.data
  if (!quote) throw new Error('The quote request failed.')
  const { data: held } = await api.POST('/api/bookings', {
    params: { header: keyed() },
    body: {
      quoteId: quote.id,
      shownTotal: quote.dueNow,
      parties: [{ travellers: family() }],
      requests: '',
      contact,
    },
  })
  if (!held) throw new Error('The hold request failed.')
  const { reference, payment } = held.data
  const { clientSecret = '', reference: id = '' } = payment
  await api.POST('/api/payments/sandbox/{id}', {
    params: { path: { id } },
    body: { clientSecret, token: 'sandbox_success' },
  })
  const { data } = await api.POST('/api/bookings/{reference}/confirmation', {
    params: { path: { reference }, header: keyed() },
    body: {},
  })
  if (!data) throw new Error('The confirmation request failed.')
  return data.data
}

/** The journey of a booking. */
export function journeyOf({ items: [item] }: Booking): BookedJourney {
  if (!item) throw new Error('The booking has no item.')
  return ofProduct(item.subject, 'flight').flight
}

async function flexibleFare(api: ReturnType<typeof createApiClient>): Promise<string> {
  const found = await api.POST('/api/flight/search', { body: searchBody(criteria, 'USD'), parseAs: 'stream' })
  if (!found.data) throw new Error('The search has no answer.')
  for await (const line of readLines(found.data)) {
    for (const { rateKey } of (line as typeof offersLine).offers ?? []) {
      const { data } = await api.POST('/api/flight/details', { body: { rateKey, currency: 'USD' } })
      const fare = data?.data.fares.find(isFlexible)
      if (fare) return fare.rateKey
    }
  }
  throw new Error('There is no flexible fare from Lisbon to London.')
}

import { type ApiClient, createApiClient } from '../../../../api/client.ts'
import { ofProduct } from '../../../../contract/of-product.ts'
import type {
  BookedStay,
  Booking,
  BookingItem,
  HotelRate,
  Proposal,
  Quote,
} from '../../../../contract/types.ts'
import { lisbon, offersOf, searchParts } from '../../../../server/http/api/products/hotel/testing-hotels.ts'

const rooms = [{ adults: 2, childAges: [] }]

export const contact = {
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@reader.example',
  phone: '+442079460958',
}

/** Returns the stay of a proposal, or of the first item of a quote or booking. */
export function stayOf(of: Pick<Proposal, 'subject'> | { items: Pick<Proposal, 'subject'>[] }): BookedStay {
  const [item] = 'items' in of ? of.items : [of]
  if (!item) throw new Error('Expected an item, but there is none.')
  return ofProduct(item.subject, 'hotel').hotel
}

/** Returns a booking with the given fields changed in every item. */
export function withItem(booking: Booking, change: Partial<BookingItem>): Booking {
  return { ...booking, items: booking.items.map((item) => ({ ...item, ...change })) }
}

/** Makes a traveller 35 in May 2026. */
const adultBirth = '1991-03-04'

let keys = 0
/** Returns a new idempotency key on each call. */
export function newKey(): string {
  keys += 1
  return `key-of-a-page-${String(keys).padStart(8, '0')}`
}

let stays = 0
/** Returns other nights on each call, because a test hotel has few rooms and sells out. */
function nextStay(): { start: string; end: string } {
  stays += 1
  const first = Date.parse('2026-05-08') + stays * 2 * 86_400_000
  const day = (later: number) => new Date(first + later * 86_400_000).toISOString().slice(0, 10)
  return { start: day(0), end: day(2) }
}

/** Requests a quote at `origin` for the first rate in Lisbon that `choose` accepts. */
export async function quoteAt(
  origin: string,
  choose: (rate: HotelRate) => boolean = ({ payment }) => payment === 'now',
): Promise<Quote> {
  const api = createApiClient({ baseUrl: origin })
  const { price, rateKey } = await rateAt(api, choose)
  const { data } = await api.POST('/api/quotes', {
    body: {
      items: [{ product: 'hotel', rateKey }],
      currency: 'USD',
      ...(price && { shownTotal: { amount: price.total, currency: 'USD' } }),
    },
  })
  if (!data) throw new Error('The quote request failed.')
  return data.data
}

async function rateAt(api: ApiClient, choose: (rate: HotelRate) => boolean): Promise<HotelRate> {
  const search = { stay: nextStay(), rooms, currency: 'USD' }
  const found = await api.POST('/api/hotels/search', { body: { ...lisbon, ...search }, parseAs: 'stream' })
  for (const { hotelId } of offersOf(await searchParts(new Response(found.data)))) {
    const { data } = await api.POST('/api/hotels/details', { body: { hotelId, ...search } })
    const rate = data?.data.rooms?.flatMap(({ rates }) => rates).find(choose)
    if (rate) return rate
  }
  throw new Error('No hotel in Lisbon has a matching rate.')
}

/** Holds the items of a quote, as the test's browser does. */
export async function holdAt(origin: string, quote: Quote, email = contact.email): Promise<Booking> {
  const api = createApiClient({ baseUrl: origin })
  const parties = quote.items.map(({ requirements }) => ({
    travellers: requirements.map(({ fields, ...person }, index) => ({
      ...person,
      firstName: `Ada ${index + 1}`,
      lastName: 'Byron',
      ...(fields.includes('dateOfBirth') && { dateOfBirth: adultBirth }),
    })),
  }))
  const { data } = await api.POST('/api/bookings', {
    params: { header: { 'Idempotency-Key': newKey() } },
    body: {
      quoteId: quote.id,
      shownTotal: quote.dueNow,
      parties,
      requests: '',
      contact: { ...contact, email },
    },
  })
  if (!data) throw new Error('The hold request failed.')
  return data.data
}

/** Pays for a hold at the sandbox with a token, without notifying the server. */
export async function payAt(origin: string, { payment }: Booking, token = 'sandbox_success'): Promise<void> {
  const { clientSecret = '', reference: id = '' } = payment
  const api = createApiClient({ baseUrl: origin })
  await api.POST('/api/payments/sandbox/{id}', { params: { path: { id } }, body: { clientSecret, token } })
}

/** Confirms a paid hold, as the page does after the gateway's answer. */
export async function confirmAt(origin: string, { reference }: Booking): Promise<Booking> {
  const { data } = await createApiClient({ baseUrl: origin }).POST('/api/bookings/{reference}/confirmation', {
    params: { path: { reference }, header: { 'Idempotency-Key': newKey() } },
    body: {},
  })
  if (!data) throw new Error('The confirmation request failed.')
  return data.data
}

/** Searches, holds, pays at the sandbox with a token, and books. */
export async function bookAt(
  origin: string,
  choose?: (rate: HotelRate) => boolean,
  token = 'sandbox_success',
  email = contact.email,
): Promise<Booking> {
  const held = await holdAt(origin, await quoteAt(origin, choose), email)
  if (held.payment.gateway !== 'none') await payAt(origin, held, token)
  return confirmAt(origin, held)
}

import type { ApiClient } from '../../../../api/client.ts'
import { createApiClient } from '../../../../api/client.ts'
import type { Booking, HotelRate } from '../../../../contract/types.ts'

/** Each booking uses other nights, so that a small property has a room for each. */
let weeks = 0
function nextStay() {
  weeks += 1
  const day = (after: number) =>
    new Date(Date.parse('2026-05-01') + (weeks * 7 + after) * 86_400_000).toISOString().slice(0, 10)
  return { start: day(0), end: day(3) }
}
const contact = { firstName: 'Ada', lastName: 'Byron', email: 'ada@reader.example', phone: '+442079460958' }
const refundable = ({ isRefundable, payment }: HotelRate) => isRefundable && payment === 'now'

export interface CreateBookingRequest {
  /** Selects the rate; by default a refundable one that is paid here. */
  choose?: (rate: HotelRate) => boolean
  hotelId?: string
  /** How far to go: on hold, or paid and confirmed. */
  to?: 'hold' | 'confirmed'
}

/** Books a stay in Lisbon with the pages' own calls, as the browser's signed-in user. */
export async function bookAt(origin: string, options: CreateBookingRequest = {}): Promise<Booking> {
  const { choose = refundable, hotelId = 'h2267057-463421959025', to = 'confirmed' } = options
  const client = createApiClient({ baseUrl: origin })
  const rate = await rateOf(client, hotelId, choose)
  const { data: quoted } = await client.POST('/api/quotes', {
    body: { items: [{ product: 'hotel', rateKey: rate.rateKey }], currency: 'USD' },
  })
  const quote = must(quoted?.data)
  const parties = quote.items.map(({ requirements }) => ({
    travellers: requirements.map(({ fields: _, ...person }, at) => ({
      ...person,
      firstName: `Ada ${at + 1}`,
      lastName: 'Byron',
    })),
  }))
  const { data: held } = await client.POST('/api/bookings', {
    body: { quoteId: quote.id, shownTotal: quote.dueNow, contact, parties, requests: '' },
    params: { header: { 'Idempotency-Key': crypto.randomUUID() } },
  })
  const booking = must(held?.data)
  return to === 'hold' ? booking : pay(client, booking)
}

async function rateOf(client: ApiClient, hotelId: string, choose: (rate: HotelRate) => boolean) {
  const { data } = await client.POST('/api/hotels/details', {
    body: { hotelId, stay: nextStay(), rooms: [{ adults: 2, childAges: [] }], currency: 'USD' },
  })
  return must((data?.data.rooms ?? []).flatMap(({ rates }) => rates).find(choose))
}

async function pay(client: ApiClient, { reference, payment }: Booking): Promise<Booking> {
  if (payment.gateway === 'sandbox') {
    await client.POST('/api/payments/sandbox/{id}', {
      params: { path: { id: must(payment.reference) } },
      body: { clientSecret: must(payment.clientSecret), token: 'sandbox_success' },
    })
  }
  const { data } = await client.POST('/api/bookings/{reference}/confirmation', {
    params: { path: { reference }, header: { 'Idempotency-Key': crypto.randomUUID() } },
    body: {},
  })
  return must(data?.data)
}

function must<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('The call failed or returned no data.')
  return value
}

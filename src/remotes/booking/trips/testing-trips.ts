import type { ApiClient } from '../../../api/client.ts'
import { createApiClient } from '../../../api/client.ts'
import type { Booking, HotelRate } from '../../../contract/types.ts'

const lisbon = { latitude: 38.7167, longitude: -9.1333, nationality: 'US' } as const
const stay = { start: '2026-05-08', end: '2026-05-11' }
const contact = { firstName: 'Ada', lastName: 'Byron', email: 'ada@reader.example', phone: '+442079460958' }
const refundable = ({ isRefundable, payment }: HotelRate) => isRefundable && payment === 'now'

export interface BookingWish {
  /** Which rate; one that is paid here and can be cancelled, unless told. */
  choose?: (rate: HotelRate) => boolean
  hotelId?: string
  promoCode?: string
  /** How far: on hold, or paid and confirmed. */
  to?: 'hold' | 'confirmed'
}

/** Books a stay in Lisbon with the calls that the pages make, for whoever the browser is signed in as. */
export async function bookAt(origin: string, wish: BookingWish = {}): Promise<Booking> {
  const { choose = refundable, hotelId = 'h2267057-463421959025', promoCode, to = 'confirmed' } = wish
  const client = createApiClient({ baseUrl: origin })
  const rate = await rateOf(client, hotelId, choose)
  const { data: quoted } = await client.POST('/api/quotes', {
    body: { rateKey: rate.rateKey, currency: 'USD' },
  })
  let quote = must(quoted?.data)
  if (promoCode) {
    const { data } = await client.PATCH('/api/quotes/{id}', {
      params: { path: { id: quote.id } },
      body: { promoCode },
    })
    quote = must(data?.data)
  }
  const travellers = quote.requirements.map(({ room, type }, at) => ({
    ...{ room, type, firstName: `Ada ${at + 1}`, lastName: 'Byron' },
  }))
  const { data: held } = await client.POST('/api/bookings', {
    body: { quoteId: quote.id, shownTotal: quote.dueNow, contact, travellers, requests: '' },
    params: { header: { 'Idempotency-Key': crypto.randomUUID() } },
  })
  const booking = must(held?.data)
  return to === 'hold' ? booking : pay(client, booking)
}

async function rateOf(client: ApiClient, hotelId: string, choose: (rate: HotelRate) => boolean) {
  const { data } = await client.POST('/api/hotels/details', {
    body: { hotelId, stay, rooms: [{ adults: 2, childAges: [] }], currency: 'USD', ...nationality },
  })
  return must((data?.data.rooms ?? []).flatMap(({ rates }) => rates).find(choose))
}
const nationality = { nationality: lisbon.nationality }

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
  if (value === undefined) throw new Error('the call did not answer with what was asked for')
  return value
}

import { randomUUID } from 'node:crypto'
import type { Booking, HotelAnswer, HotelRate, Quote } from '../../../../contract/types.ts'
import { offersOf, searchPartsOf } from '../products/hotel/testing-hotels.ts'
import { itemOf, wishOf } from './testing-booking-flow.ts'
import { askOver, type HttpAnswer, type HttpTraveller } from './testing-http-traveller.ts'

type Step = 'quote' | 'hold' | 'pay' | 'confirm' | 'quoteCancellation' | 'cancel' | 'over'

/** Somebody on the way from a price to a booking, and back where they want to; the same calls with the same keys when they ask again. */
export interface HttpJourney extends HttpTraveller {
  rateKey: string
  wantsToCancel: boolean
  step: Step
  key: string
  quote?: Quote
  booking?: Booking
  cancellation?: string
  /** What the server said, whatever becomes of it afterwards. */
  said: { step: Step; state: string; reference: string; refund: number | undefined }[]
  /** Why it ended before it was booked. */
  refusals: string[]
  /** Answers that nobody should ever get. */
  odd: string[]
}

export function newJourney(
  rateKey: string,
  scenario: string | undefined,
  wantsToCancel: boolean,
): HttpJourney {
  return {
    ...{ visit: randomUUID(), cookie: '', scenario, rateKey, wantsToCancel },
    ...{ step: 'quote', key: randomUUID(), said: [], refusals: [], odd: [] },
  }
}

interface HttpStay {
  stay: { start: string; end: string }
  rooms: { adults: number; childAges: number[] }[]
  currency: string
}

/** Three nights for two, some weeks from now. */
export function stayAhead(days = 60): HttpStay {
  const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)
  return {
    stay: { start: day(days), end: day(days + 3) },
    rooms: [{ adults: 2, childAges: [] }],
    currency: 'USD',
  }
}

/** Gives the hotels of Lisbon, in the order in which they are found. */
export async function findHotels(
  port: number,
  traveller: HttpTraveller,
  wanted: HttpStay,
): Promise<string[]> {
  const place = { latitude: 38.72, longitude: -9.14, destination: 'Lisbon, Portugal' }
  const { text } = await askOver(port, traveller, '/api/hotels/search', { body: { ...place, ...wanted } })
  return offersOf(searchPartsOf(text)).map(({ hotelId }) => hotelId)
}

/** Gives the rates of a hotel that are paid here and can be given back, the one with the fewest rooms left first. */
export async function findRates(
  port: number,
  traveller: HttpTraveller,
  hotelId: string,
  wanted: HttpStay,
): Promise<HotelRate[]> {
  const body = { hotelId, ...wanted }
  const { data } = await askOver<HotelAnswer>(port, traveller, '/api/hotels/details', { body })
  return (data.rooms?.flatMap((room) => room.rates) ?? [])
    .filter(({ payment, isRefundable }) => payment === 'now' && isRefundable)
    .toSorted((one, other) => one.roomsLeft - other.roomsLeft)
}

/** Takes the next step of a journey. Throws `AnswerLost` where the server went away; the step is still to be taken then. */
export async function takeStep(port: number, journey: HttpJourney): Promise<void> {
  const { step } = journey
  if (step === 'over') return
  const answer = await steps[step](port, journey)
  if (answer.status < 300) return
  const said = `${step}: ${answer.status} ${answer.code}`
  if (expected.has(`${answer.status} ${answer.code}`)) {
    journey.refusals.push(said)
    journey.step = 'over'
  } else if (answer.code === 'request_in_flight') await new Promise((resolve) => setTimeout(resolve, 100))
  else {
    journey.odd.push(said)
    journey.step = 'over'
  }
}

/** What may stand at the end of a journey without a booking, and nothing else. */
const expected = new Set([
  '409 sold_out',
  '409 hold_expired',
  '409 quote_expired',
  '409 price_changed',
  '504 supplier_timeout',
])

const steps: Readonly<
  Record<Exclude<Step, 'over'>, (port: number, journey: HttpJourney) => Promise<HttpAnswer<unknown>>>
> = {
  async quote(port, journey) {
    const body = { items: [{ product: 'hotel', rateKey: journey.rateKey }], currency: 'USD' }
    const answer = await askOver<Quote>(port, journey, '/api/quotes', { body })
    if (answer.status === 201) Object.assign(journey, { quote: answer.data, step: 'hold' })
    return answer
  },
  async hold(port, journey) {
    const { quote, key } = journey
    if (!quote) throw new Error('nothing was quoted')
    const body = wishOf(quote)
    const answer = await askOver<Booking>(port, journey, '/api/bookings', { body, key })
    if (answer.status === 201) heard(journey, answer.data, 'pay')
    return answer
  },
  async pay(port, journey) {
    const { reference, clientSecret } = journey.booking?.payment ?? {}
    const body = { clientSecret, token: 'sandbox_success' }
    const answer = await askOver<{ state: string }>(port, journey, `/api/payments/sandbox/${reference}`, {
      body,
    })
    // It was paid by the call whose answer was lost.
    const isPaid = answer.status === 200 || answer.code === 'conflict'
    if (isPaid) Object.assign(journey, { step: 'confirm', key: randomUUID() })
    return isPaid ? { ...answer, status: 200 } : answer
  },
  async confirm(port, journey) {
    const path = `/api/bookings/${journey.booking?.reference}/confirmation`
    const answer = await askOver<Booking>(port, journey, path, { body: {}, key: journey.key })
    const goesOn = journey.wantsToCancel && answer.status === 200 && answer.data.state === 'confirmed'
    if (answer.status === 200) heard(journey, answer.data, goesOn ? 'quoteCancellation' : 'over')
    return answer
  },
  async quoteCancellation(port, journey) {
    const path = `/api/bookings/${journey.booking?.reference}/cancellation-quote`
    const answer = await askOver<{ id: string }>(port, journey, path, { body: {} })
    if (answer.status === 200)
      Object.assign(journey, { step: 'cancel', key: randomUUID(), cancellation: answer.data.id })
    return answer
  },
  async cancel(port, journey) {
    const path = `/api/bookings/${journey.booking?.reference}/cancellation`
    const body = { quoteId: journey.cancellation }
    const answer = await askOver<Booking>(port, journey, path, { body, key: journey.key })
    if (answer.status === 200) heard(journey, answer.data, 'over')
    return answer
  },
}

function heard(journey: HttpJourney, booking: Booking, next: Step): void {
  const { state, reference } = booking
  const { cancellation } = itemOf(booking)
  journey.said.push({ step: journey.step, state, reference, refund: cancellation.refund?.amount })
  Object.assign(journey, { booking, step: next })
}

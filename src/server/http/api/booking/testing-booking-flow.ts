import { expect } from 'vitest'
import { ofProduct } from '../../../../contract/of-product.ts'
import type {
  BookedStay,
  Booking,
  HotelAnswer,
  HotelRate,
  Party,
  ProductQuestion,
  Proposal,
  Quote,
} from '../../../../contract/types.ts'
import type { TestApp } from '../../../hosts/testing-app.ts'
import { lisbon, mayStay, readOffers, two } from '../products/hotel/testing-hotels.ts'

/** The state of a visitor's browser: cookies, and the agency's host. */
export interface Visitor {
  host?: string
  cookie?: string
  scenario?: string
  /** The visit's id. */
  visit?: string
  address?: string
}

export const contact = {
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@reader.example',
  phone: '+442079460958',
}

let keys = 0
/** A new key for each call. */
export function newKey(): string {
  keys += 1
  return `key-of-a-test-${String(keys).padStart(8, '0')}`
}

export interface Answer<Data> {
  status: number
  data: Data
  problem: {
    code?: string
    detail?: string
    errors?: { field: string; reason: string }[]
    [more: string]: unknown
  }
  cookies: string[]
  /** Seconds after which to retry, if the answer has them. */
  retryAfter: number
}

/** Calls the API as a visitor's browser and reads the answer. */
export async function call<Data>(
  app: TestApp,
  path: string,
  visitor: Visitor,
  options: { method?: string; body?: unknown; key?: string } = {},
): Promise<Answer<Data>> {
  const { host, cookie, scenario, visit = 'a-test-visit', address } = visitor
  const response = await app.call(path, {
    method: options.method ?? 'POST',
    body: options.body,
    ...(host && { host }),
    ...(address && { info: { remoteAddress: address } }),
    headers: {
      'x-session-id': visit,
      ...(cookie && { cookie }),
      ...(scenario && { 'x-livery-scenario': scenario }),
      ...(options.key && { 'idempotency-key': options.key }),
    },
  })
  const body = (await response.json()) as { data?: Data } & Answer<Data>['problem']
  return {
    status: response.status,
    data: body.data as Data,
    problem: body,
    retryAfter: Number(response.headers.get('retry-after') ?? 0),
    cookies: response.headers.getSetCookie().map((one) => one.split(';')[0] ?? ''),
  }
}

interface Wanted {
  rooms?: readonly { adults: number; childAges: readonly number[] }[]
  currency?: string
  choose?: (rate: HotelRate) => boolean
  /** The address for the guest's mails. */
  email?: string
}

/** Searches Lisbon and returns a rate: the cheapest, or the cheapest of the chosen ones. */
export async function findRate(app: TestApp, visitor: Visitor, wanted: Wanted = {}): Promise<HotelRate> {
  const { rooms = [two], currency = 'USD', choose = ({ payment }) => payment === 'now' } = wanted
  const stay = { stay: mayStay, rooms, currency }
  const { host, cookie, scenario } = visitor
  const headers = { ...(cookie && { cookie }), ...(scenario && { 'x-livery-scenario': scenario }) }
  const body = { ...lisbon, ...stay }
  const response = await app.call('/api/hotels/search', {
    method: 'POST',
    body,
    headers,
    ...(host && { host }),
  })
  for await (const { hotelId } of readOffers(response)) {
    const { data } = await call<HotelAnswer>(app, '/api/hotels/details', visitor, {
      body: { hotelId, ...stay },
    })
    const rate = data.rooms?.flatMap(({ rates }) => rates).find(choose)
    if (rate) return rate
  }
  throw new Error('there is no such rate in Lisbon')
}

export async function quoteOf(app: TestApp, visitor: Visitor, wanted: Wanted = {}): Promise<Quote> {
  const { rateKey, price } = await findRate(app, visitor, wanted)
  const { currency = 'USD' } = wanted
  const shownTotal = price && { amount: price.total, currency }
  const { status, data } = await call<Quote>(app, '/api/quotes', visitor, {
    body: { items: [{ product: 'hotel', rateKey }], currency, shownTotal },
  })
  expect(status).toBe(201)
  return data
}

/** Returns the first item of a quote or a booking. */
export function itemOf<Item>({ items: [item] }: { items: Item[] }): Item {
  if (item === undefined) throw new Error('there is no item')
  return item
}

/** Returns the stay of a proposal, or of the first item of a quote or a booking. */
export function stayOf(of: Pick<Proposal, 'subject'> | { items: Pick<Proposal, 'subject'>[] }): BookedStay {
  const { subject } = 'items' in of ? itemOf(of) : of
  return ofProduct(subject, 'hotel').hotel
}

/** A passport that is valid for years. */
export const passport: Party['travellers'][number]['document'] & object = {
  type: 'passport',
  number: 'X1234567',
  issuingCountry: 'GB',
  expiresOn: '2031-05-01',
}

/** The named party for each item of a quote, with the required details. */
export function partiesOf({ items }: Pick<Quote, 'items'>): Party[] {
  return items.map(({ requirements, questions = [] }) => ({
    travellers: requirements.map(({ fields, ...person }, index) => ({
      ...person,
      ...(fields.includes('dateOfBirth') && { dateOfBirth: bornOn }),
      // Airlines print letters alone.
      firstName: `Ada ${fields.includes('gender') ? String.fromCharCode(65 + index) : index + 1}`,
      lastName: 'Byron',
      ...(fields.includes('title') && { title: 'ms' as const }),
      ...(fields.includes('gender') && { gender: 'female' as const }),
      ...(fields.includes('document') && { document: passport }),
      ...answersOf(questions, 'traveller'),
    })),
    ...answersOf(questions, 'party'),
  }))
}

/** Answers each question that applies with its first choice, or something of its kind. */
function answersOf(questions: readonly ProductQuestion[], of: ProductQuestion['of']): Pick<Party, 'answers'> {
  const answers: NonNullable<Party['answers']> = []
  for (const { of: whom, code, choices, kind = 'text', askedIf } of questions) {
    const before = answers.find(({ question }) => question === askedIf?.question)?.value
    if (whom !== of || (askedIf && !askedIf.values.includes(before ?? ''))) continue
    answers.push({ question: code, value: choices?.[0] ?? exampleOf[kind] })
  }
  return answers.length > 0 ? { answers } : {}
}

const exampleOf: Readonly<Record<NonNullable<ProductQuestion['kind']>, string>> = {
  text: 'Yes',
  number: '100',
  height: '170',
  weight: '70',
  date: '2000-01-01',
  time: '09:30',
  flight: 'TP1234',
}

/** Of everyone whose date of birth a supplier requires: 35 in May 2026. */
export const bornOn = '1991-03-04'

export function bookingRequest(quote: Quote, email = contact.email) {
  const { id: quoteId, dueNow: shownTotal } = quote
  return { quoteId, shownTotal, contact: { ...contact, email }, parties: partiesOf(quote) }
}

/** Holds what a quote names, and returns the booking with a visitor who may see it. */
export async function hold(
  app: TestApp,
  visitor: Visitor,
  quote: Quote,
  email?: string,
): Promise<{ booking: Booking; holder: Visitor }> {
  const { status, data, problem, cookies } = await call<Booking>(app, '/api/bookings', visitor, {
    body: bookingRequest(quote, email),
    key: newKey(),
  })
  expect(problem.code).toBeUndefined()
  expect(status).toBe(201)
  const mine = cookies.find((cookie) => cookie.includes('livery_bookings')) ?? ''
  return { booking: data, holder: { ...visitor, cookie: [visitor.cookie, mine].filter(Boolean).join('; ') } }
}

/** Pays at the sandbox as the browser does. */
export function pay(app: TestApp, holder: Visitor, { payment }: Booking, token = 'sandbox_success') {
  const body = { clientSecret: payment.clientSecret, token }
  return call<{ state: string }>(app, `/api/payments/sandbox/${payment.reference}`, holder, { body })
}

export function confirm(app: TestApp, holder: Visitor, { reference }: Booking, key = newKey()) {
  return call<Booking>(app, `/api/bookings/${reference}/confirmation`, holder, { body: {}, key })
}

export function read(app: TestApp, holder: Visitor, { reference }: Pick<Booking, 'reference'>) {
  return call<Booking>(app, `/api/bookings/${reference}`, holder, { method: 'GET' })
}

/** Goes from the search to the confirmation. */
export async function booked(app: TestApp, visitor: Visitor = {}, wanted: Wanted = {}) {
  const { booking, holder } = await hold(app, visitor, await quoteOf(app, visitor, wanted), wanted.email)
  if (booking.payment.gateway !== 'none') await pay(app, holder, booking)
  const { data, status } = await confirm(app, holder, booking)
  expect(status).toBe(200)
  return { booking: data, holder }
}

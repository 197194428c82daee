import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { AmendedParty, Amendment, Booking, Party, Quote } from '../../../../contract/types.ts'
import { changeableTickets, namedTicketKind } from '../../../domain/products/testing-ticket-changes.ts'
import { makeTicketSupplier } from '../../../domain/products/testing-ticket-supplier.ts'
import type { Supplier } from '../../../domain/suppliers/port.ts'
import { type BookingApp, openBookingApp } from './testing-booking-app.ts'
import {
  call,
  confirm,
  contact,
  itemOf,
  newKey,
  passport,
  pay,
  read,
  type Visitor,
} from './testing-booking-flow.ts'
import { quoteItems, ticketOf } from './testing-two-products.ts'

let app: BookingApp
let tickets: ReturnType<typeof changeableTickets>
beforeAll(async () => {
  app = await openBookingApp({
    second: {
      kind: namedTicketKind,
      from(clock) {
        const capabilities = () => ({ name: 'Tickets', isSample: true, products: [] })
        tickets = changeableTickets(makeTicketSupplier(clock))
        return { capabilities, products: { ticket: tickets.supplier } } as unknown as Supplier
      },
    },
  })
})

type Traveller = Party['travellers'][number]
const adult = { group: 1, type: 'adult' } as const
const seat = (value: string) => [{ question: 'seat', value }]
const person = (firstName: string, number: string, value = 'Aisle'): Omit<Traveller, 'group' | 'type'> => ({
  firstName,
  lastName: 'Byron',
  dateOfBirth: '1990-05-01',
  document: { ...passport, number },
  answers: seat(value),
})
const [ada, bea, cleo] = [
  person('Ada', 'A1234567'),
  person('Bea', 'B1234567', 'Window'),
  person('Cleo', 'C1234567'),
]
const party: Party = {
  travellers: [
    { ...adult, role: 'lead', ...ada },
    { ...adult, ...bea },
  ],
  answers: [{ question: 'entrance', value: 'North' }],
}
const lead = (known: number) => ({ known, ...adult, role: 'lead' as const })

/** Two tickets, for Ada and Bea. */
async function booked() {
  const { data: quote } = await quoteItems(app, [ticketOf({ count: 2 })])
  const { data, holder } = await held(quote)
  await pay(app, holder, data)
  const { data: booking } = await confirm(app, holder, data)
  await app.doTasks()
  return { booking, holder }
}
async function held(quote: Quote) {
  const body = { quoteId: quote.id, shownTotal: quote.dueNow, contact, parties: [party] }
  const { data, cookies } = await call<Booking>(app, '/api/bookings', {}, { body, key: newKey() })
  const holder: Visitor = { cookie: cookies.find((one) => one.includes('livery_bookings')) ?? '' }
  return { data, holder }
}
const quoteOf = (holder: Visitor, { reference }: Booking, count: number) =>
  call<Amendment>(app, `/api/bookings/${reference}/amendments`, holder, {
    body: { change: { product: 'ticket', count } },
  })
const accept = (holder: Visitor, { reference }: Booking, { id }: Amendment, said?: AmendedParty) =>
  call<Booking>(app, `/api/bookings/${reference}/amendments/${id}/acceptance`, holder, {
    body: said ? { party: said } : {},
    key: newKey(),
  })
/** Accepts and pays an amendment, and returns the party that is then booked. */
async function changed(holder: Visitor, booking: Booking, offer: Amendment, said?: AmendedParty) {
  const { data, status, problem } = await accept(holder, booking, offer, said)
  expect(problem.errors).toBeUndefined()
  expect(status).toBe(200)
  const payment = itemOf(data).amendments?.at(-1)?.payment
  if (payment) await pay(app, holder, { ...data, payment })
  const at = `/api/bookings/${booking.reference}/amendments/${offer.id}/confirmation`
  await call<Booking>(app, at, holder, { body: {} })
  return itemOf((await read(app, holder, booking)).data).party
}

beforeEach(() => {
  tickets.asked.length = 0
})

describe('a person who joins', () => {
  it('is named in full, next to known people who stay with their documents and answers', async () => {
    const { booking, holder } = await booked()
    const { data: offer } = await quoteOf(holder, booking, 3)
    expect(offer.requirements).toHaveLength(3)
    expect(offer.questions?.map(({ code }) => code)).toEqual(['entrance', 'seat'])
    const said = { travellers: [lead(0), { known: 1, ...adult }, { ...adult, ...cleo }] }
    const shown = await changed(holder, booking, offer, said)
    expect(shown.travellers.map(({ firstName, document }) => [firstName, document?.lastCharacters])).toEqual([
      ['Ada', '567'],
      ['Bea', '567'],
      ['Cleo', '567'],
    ])
    const [request] = tickets.asked
    expect(
      request?.travellers.map(({ givenName, document, answers }) => [givenName, document?.number, answers]),
    ).toEqual([
      ['Ada', 'A1234567', seat('Aisle')],
      ['Bea', 'B1234567', seat('Window')],
      ['Cleo', 'C1234567', seat('Aisle')],
    ])
    expect(request?.answers).toEqual(party.answers)
  })

  it.each([
    ['without a name', { ...cleo, firstName: undefined }, 'party.travellers[2].firstName'],
    ['without a document', { ...cleo, document: undefined }, 'party.travellers[2].document'],
    ['without a date of birth', { ...cleo, dateOfBirth: undefined }, 'party.travellers[2].dateOfBirth'],
    ['without an answer', { ...cleo, answers: [] }, 'party.travellers[2].answers'],
    [
      'with a document that ends before',
      { ...cleo, document: { ...passport, expiresOn: '2026-05-19' } },
      'party.travellers[2].document.expiresOn',
    ],
    ['as somebody who is named already', { known: 1 }, 'party.travellers[2].known'],
    ['as nobody of the party', { known: 2 }, 'party.travellers[2].known'],
    ['as a known person by another name', { ...cleo, known: 1 }, 'party.travellers[2].known'],
  ])('is refused %s, and nothing changes', async (_, joining, field) => {
    const { booking, holder } = await booked()
    const { data: offer } = await quoteOf(holder, booking, 3)
    const travellers = [lead(0), { known: 1, ...adult }, { ...adult, ...joining }]
    const { status, problem } = await accept(holder, booking, offer, { travellers } as AmendedParty)
    expect([status, problem.errors?.map((one) => one.field)]).toEqual([422, [field]])
    expect(JSON.stringify(problem)).not.toContain('C1234567')
    expect(itemOf((await read(app, holder, booking)).data).amendments).toBeUndefined()
    expect(tickets.asked).toEqual([])
  })

  it('is accepted with the same key once the missing fields are sent', async () => {
    const { booking, holder } = await booked()
    const { data: offer } = await quoteOf(holder, booking, 3)
    const at = `/api/bookings/${booking.reference}/amendments/${offer.id}/acceptance`
    const key = newKey()
    const say = (travellers: object[]) =>
      call<Booking>(app, at, holder, { body: { party: { travellers } }, key })
    expect((await say([lead(0), { known: 1, ...adult }])).status).toBe(422)
    const said = await say([lead(0), { known: 1, ...adult }, { ...adult, ...cleo }])
    expect([said.status, itemOf(said.data).amendments?.at(-1)?.state]).toEqual([200, 'accepted'])
  })

  it('must not be left out', async () => {
    const { booking, holder } = await booked()
    const { data: offer } = await quoteOf(holder, booking, 3)
    for (const said of [undefined, { travellers: [lead(0), { known: 1, ...adult }] }]) {
      const { status, problem } = await accept(holder, booking, offer, said)
      expect([status, problem.errors?.map(({ field }) => field)]).toEqual([422, ['party.travellers']])
    }
  })
})

describe('a known person', () => {
  it('is identified by id and not by place: the first leaves, the second leads', async () => {
    const { booking, holder } = await booked()
    const { data: offer } = await quoteOf(holder, booking, 1)
    const shown = await changed(holder, booking, offer, { travellers: [lead(1)] })
    expect(shown.travellers).toMatchObject([{ firstName: 'Bea', role: 'lead', answers: seat('Window') }])
    expect(tickets.asked[0]?.travellers).toMatchObject([
      { givenName: 'Bea', document: { number: 'B1234567' } },
    ])
    expect(JSON.stringify(tickets.asked)).not.toContain('A1234567')
  })

  it('gets a new document and answer, but no new name or date of birth', async () => {
    const { booking, holder } = await booked()
    const { data: offer } = await quoteOf(holder, booking, 3)
    const joins = { ...adult, ...cleo }
    const renamed = { ...lead(0), firstName: 'Grace', dateOfBirth: '1991-01-01' }
    const refused = await accept(holder, booking, offer, {
      travellers: [renamed, { known: 1, ...adult }, joins],
    })
    expect([refused.status, refused.problem.errors?.map(({ field }) => field)]).toEqual([
      422,
      ['party.travellers[0].firstName', 'party.travellers[0].dateOfBirth'],
    ])
    const document = { ...passport, number: 'N7654321' }
    const renewed = { ...lead(0), firstName: 'Ada', document, answers: seat('Window') }
    const answers = [{ question: 'entrance', value: 'South' }]
    const shown = await changed(holder, booking, offer, {
      travellers: [renewed, { known: 1, ...adult }, joins],
      answers,
    })
    expect(shown.answers).toEqual(answers)
    expect(tickets.asked[0]).toMatchObject({
      answers,
      travellers: [{ document, answers: seat('Window') }, {}, {}],
    })
  })
})

describe('the document of a person who joins', () => {
  const rowsWith = async (number: string) =>
    app.database.transaction(async (tx) => {
      const like = `%${number}%`
      const found = (await tx.execute(
        sql`select 'amendment' as kept, state as of from amendments where party::text like ${like}
          union all select 'booking', '' from bookings where snapshot::text like ${like}`,
      )) as unknown as { rows: { kept: string; of: string }[] }
      return found.rows.map(({ kept, of }) => `${kept} ${of}`.trim())
    })
  const joins = (number: string) => ({ ...adult, ...person('Dora', number) })
  const accepted = async (number: string) => {
    const { booking, holder } = await booked()
    const { data: offer } = await quoteOf(holder, booking, 3)
    const travellers = [lead(0), { known: 1, ...adult }, joins(number)]
    const { data } = await accept(holder, booking, offer, { travellers })
    expect(await rowsWith(number)).toEqual(['amendment accepted'])
    return { booking, holder, offer, payment: itemOf(data).amendments?.at(-1)?.payment, data }
  }

  it('is stored with the booking alone once the amendment is applied', async () => {
    const { booking, holder, offer, payment, data } = await accepted('D1234567')
    if (payment) await pay(app, holder, { ...data, payment })
    const at = `/api/bookings/${booking.reference}/amendments/${offer.id}/confirmation`
    await call<Booking>(app, at, holder, { body: {} })
    expect(await rowsWith('D1234567')).toEqual(['booking'])
  })

  it('is stored nowhere once the amendment has failed', async () => {
    const { booking, holder } = await accepted('D7654321')
    const at = `/api/bookings/${booking.reference}`
    const { data } = await call<{ id: string }>(app, `${at}/cancellation-quote`, holder, { body: {} })
    await call(app, `${at}/cancellation`, holder, { body: { quoteId: data.id }, key: newKey() })
    expect(await rowsWith('D7654321')).toEqual([])
  })

  it('is stored nowhere once the supplier has refused the amendment', async () => {
    const { booking, holder, offer, payment, data } = await accepted('D1122334')
    tickets.refuses = true
    if (payment) await pay(app, holder, { ...data, payment })
    const at = `/api/bookings/${booking.reference}/amendments/${offer.id}/confirmation`
    const { data: after } = await call<Booking>(app, at, holder, { body: {} })
    tickets.refuses = false
    expect(itemOf(after).amendments?.at(-1)?.state).toBe('rejected')
    expect(await rowsWith('D1122334')).toEqual([])
  })
})

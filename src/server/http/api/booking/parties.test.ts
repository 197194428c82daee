import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Booking, Party, Quote } from '../../../../contract/types.ts'
import type { BookRequest } from '../../../domain/suppliers/product-supplier.ts'
import { suppliedProduct, withProduct } from '../../../domain/suppliers/testing-supplied-product.ts'
import type { Log } from '../../../kernel/log/log.ts'
import type { BookingApp } from './testing-booking-app.ts'
import { call, contact, newKey, partiesOf, passport, read } from './testing-booking-flow.ts'
import { bookItems, openTwoProducts, quoteItems, stayRequest, ticketOf } from './testing-two-products.ts'

let app: BookingApp
/** The arguments of each supplier's call to book. */
const asked: { hotel: BookRequest[]; tickets: BookRequest[] } = { hotel: [], tickets: [] }
const logged: string[] = []

beforeAll(async () => {
  const note = (...line: unknown[]) => void logged.push(JSON.stringify(line))
  const log = { info: note, warn: note, error: note, debug: note } as unknown as Log
  const opened = await openTwoProducts(
    {
      log,
      supplier: (supplier) => {
        const { book } = suppliedProduct(supplier, 'hotel')
        return withProduct(supplier, 'hotel', () => ({
          book: (request) => {
            asked.hotel.push(request)
            return book(request)
          },
        }))
      },
    },
    (tickets) => ({
      ...tickets,
      book: (request) => {
        asked.tickets.push(request)
        return tickets.book(request)
      },
    }),
  )
  app = opened.app
})

const both = async () => [await stayRequest(app, true), ticketOf()]
const entrance = { question: 'entrance', value: 'North' }

describe('the parties of a booking of two products', () => {
  it('are requested separately, as each product needs', async () => {
    const { data } = await quoteItems(app, await both())
    const [stay, ticket] = data.items
    expect(stay?.requirements).toEqual([
      { group: 1, type: 'adult', role: 'lead', fields: ['firstName', 'lastName'] },
    ])
    expect(stay?.questions).toBeUndefined()
    expect(ticket?.requirements.map(({ role, fields }) => [role, fields])).toEqual([
      ['lead', ['firstName', 'lastName', 'document']],
      [undefined, ['firstName', 'lastName']],
    ])
    expect(ticket?.questions).toEqual([
      { code: 'entrance', of: 'party', isRequired: true, choices: ['North', 'South'] },
    ])
  })

  it('go to the supplier of their item alone, with documents and answers', async () => {
    const { booking, holder } = await bookItems(app, await both())
    expect(booking.state).toBe('confirmed')
    const ada = (index: number) => ({
      givenName: `Ada ${index}`,
      familyName: 'Byron',
      group: 1,
      type: 'adult',
    })
    expect(asked.hotel.at(-1)).toMatchObject({ travellers: [{ ...ada(1), role: 'lead' }], answers: [] })
    expect(JSON.stringify(asked.hotel.at(-1))).not.toContain(passport.number)
    const tickets = asked.tickets.at(-1)
    expect(tickets?.travellers).toEqual([{ ...ada(1), role: 'lead', document: passport }, ada(2)])
    expect(tickets?.answers).toEqual([entrance])
    const { data } = await read(app, holder, booking)
    expect(data.items.map(({ party }) => party.travellers.length)).toEqual([1, 2])
    expect(data.items[1]?.party.answers).toEqual([entrance])
  })
})

describe("a traveller's document", () => {
  it('shows only the end of its number, which is stored nowhere else', async () => {
    const owner = { cookie: await app.signIn('owner@test.example') }
    const { booking, holder } = await bookItems(app, await both())
    await app.doTasks()
    const { number, ...said } = passport
    for (const visitor of [holder, owner]) {
      const { data } = await read(app, visitor, booking)
      expect(data.items[1]?.party.travellers[0]?.document).toEqual({ ...said, lastCharacters: '567' })
      expect(JSON.stringify(data)).not.toContain(number)
    }
    const list = (search: string) =>
      call<{ bookings: object[] }>(app, `/api/bookings?when=all&search=${search}`, owner, {
        method: 'GET',
      })
    expect((await list(number)).data.bookings).toEqual([])
    const found = (await list('Ada%202')).data.bookings
    expect(found.length).toBeGreaterThan(0)
    expect(JSON.stringify(found)).not.toContain('567')
    expect(JSON.stringify(await app.mails())).not.toContain(number)
    expect(logged.join('\n')).not.toContain(number)
    expect(await tablesWith(number)).toEqual(['bookings'])
  })
})

describe('a hold is refused with the field', () => {
  type Change = (parties: Party[], quote: Quote) => unknown
  const ticketWith = (change: (party: Party) => Party): Change => {
    return ([stay, ticket]) => [stay, ticket && change(ticket)]
  }
  const document = (change: object) =>
    ticketWith(({ travellers: [first, ...others], ...more }) => ({
      ...more,
      travellers: [
        { ...first, document: { ...passport, ...change } } as Party['travellers'][number],
        ...others,
      ],
    }))
  const field = 'parties[1].travellers[0].document'

  it.each<[string, Change, string]>([
    ['an item has no party', ([stay]) => [stay], 'parties'],
    ['there is a party too many', (parties) => [...parties, parties[0]], 'parties'],
    [
      'the parties are in another order',
      (parties) => parties.toReversed(),
      'parties[0].travellers[0].document',
    ],
    [
      'somebody is not named',
      ticketWith((party) => ({ ...party, travellers: party.travellers.slice(0, 1) })),
      'parties[1].travellers',
    ],
    ['a question is not answered', ticketWith(({ travellers }) => ({ travellers })), 'parties[1].answers'],
    [
      'an answer is none of the choices',
      ticketWith((party) => ({ ...party, answers: [{ ...entrance, value: 'East' }] })),
      'parties[1].answers[0].value',
    ],
    ['a document expires before the day', document({ expiresOn: '2026-05-19' }), `${field}.expiresOn`],
    ['a document is of no country', document({ issuingCountry: 'XX' }), `${field}.issuingCountry`],
    ['a document has a number that is none', document({ number: 'no 1' }), `${field}.number`],
    ['a document has a date that is none', document({ expiresOn: '2031-02-30' }), `${field}.expiresOn`],
    ['a document is of a kind that is none', document({ type: 'library_card' }), `${field}.type`],
  ])('if %s', async (_, change, wrong) => {
    const { data: quote } = await quoteItems(app, await both())
    const body = { quoteId: quote.id, shownTotal: quote.dueNow, contact, parties: partiesOf(quote) }
    const send = (parties: unknown) =>
      call<Booking>(app, '/api/bookings', {}, { body: { ...body, parties }, key: newKey() })
    const { status, problem } = await send(change(body.parties, quote))
    expect([status, problem.code]).toEqual([422, 'validation_failed'])
    expect(problem.errors?.map((error) => error.field)).toContain(wrong)
    expect(JSON.stringify(problem)).not.toContain(passport.number)
    // Nothing was held: the same quote is valid for a correct party.
    expect((await send(body.parties)).status).toBe(201)
  })
})

/** The tables in which a text occurs, in any row. */
async function tablesWith(text: string): Promise<string[]> {
  return app.database.transaction(async (tx) => {
    const named = (await tx.execute(
      sql`select table_name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
    )) as unknown as { rows: { table_name: string }[] }
    const found: string[] = []
    for (const { table_name: name } of named.rows) {
      const rows = await tx.$count(sql`${sql.identifier(name)} as one`, sql`one::text like ${`%${text}%`}`)
      if (rows > 0) found.push(name)
    }
    return found
  })
}

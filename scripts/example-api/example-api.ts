import { agencyPages } from './agency-pages.ts'
import { makeAnswerOnce } from './answer-once.ts'
import { bookingRoutes } from './bookings.ts'
import { cancellationRoutes } from './cancellations.ts'
import { dealRoutes } from './deals.ts'
import { documentRoutes } from './documents.ts'
import { makeMarkups } from './markups.ts'
import { notSold } from './not-sold.ts'
import { paymentRoutes } from './payments.ts'
import { makePeople } from './people.ts'
import { makeProposals } from './proposals.ts'
import { makeQuotes } from './quotes.ts'
import { Refusal } from './refusal.ts'
import type { Route } from './route.ts'
import { searchRoutes } from './search.ts'
import { makeBookingStore } from './stored-booking.ts'
import { tripRoutes } from './trips.ts'

/**
 * Makes the example: a function from a request of Livery to its response. All data is in memory and ends with the
 * process.
 */
export function createExampleApi(
  clock: () => Date = () => new Date(),
): (request: Request) => Promise<Response> {
  const people = makePeople()
  const { routes: markups, markupOf } = makeMarkups(clock)
  const proposals = makeProposals(markupOf, clock)
  const quotes = makeQuotes({ markupOf, proposals, clock })
  const store = makeBookingStore(clock)
  const dependencies = { store, once: makeAnswerOnce(), clock }
  const routes: readonly Route[] = [
    ...agencyPages(),
    ...people.routes,
    ...markups,
    ...dealRoutes(markupOf, clock),
    ...searchRoutes(markupOf),
    ...proposals.routes,
    ...quotes.routes,
    ...bookingRoutes({ ...dependencies, quotes, proposals }),
    ...paymentRoutes(dependencies),
    ...cancellationRoutes(dependencies),
    ...documentRoutes(store),
    ...tripRoutes(store, clock),
    ...notSold,
  ]
  const patterns = routes.map(({ method, path, answer }) => {
    const pattern = new RegExp(`^${path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`)
    return { method, pattern, answer }
  })

  return async (request) => {
    const { pathname, searchParams } = new URL(request.url)
    const agency = request.headers.get('origin') ?? ''
    const text = await request.text()
    for (const { method, pattern, answer } of patterns) {
      const match = method === request.method ? pattern.exec(pathname) : null
      if (!match) continue
      const call = {
        path: match.groups ?? {},
        query: Object.fromEntries(searchParams),
        body: text === '' ? undefined : JSON.parse(text),
        headers: request.headers,
        agency,
        person: people.personOf(agency, request.headers.get('x-access-token')),
      }
      return responseOf(() => answer(call as unknown as Parameters<Route['answer']>[0]))
    }
    return Response.json({ error: 'This API has no call at this address.' }, { status: 404 })
  }
}

function responseOf(answer: () => ReturnType<Route['answer']>): Response {
  try {
    const found = answer()
    if ('text' in found) return new Response(found.text, { headers: { 'content-type': found.type } })
    const { body, status = 200, headers = {} } = found
    return Response.json(body, { status, headers })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return Response.json({ error: error.message, ...error.more }, { status: error.status })
  }
}

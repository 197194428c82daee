import { createHash } from 'node:crypto'
import { type Context, Hono } from 'hono'
import type { GeoPoint } from '../../../../packages/geography/geo-point.ts'
import type { ResolvedAgency } from '../../domain/agencies/resolved-agency.ts'
import type { BookingDependencies } from '../../domain/booking/booking-dependencies.ts'
import { octoBooking } from '../../domain/octo/octo-booking-body.ts'
import type { FoundBooking, OctoDesk } from '../../domain/octo/octo-booking-now.ts'
import { cancel, confirm, extend, reserve, update } from '../../domain/octo/octo-bookings.ts'
import { checkAvailability, getCalendar, getProduct, listProducts } from '../../domain/octo/octo-desk.ts'
import { OctoError } from '../../domain/octo/octo-error.ts'
import { listBookings, requireBooking } from '../../domain/octo/octo-find-bookings.ts'
import { type OctoCapabilities, octoCapabilities } from '../../domain/octo/octo-product.ts'
import type { OctoRepository } from '../../domain/octo/octo-repository.ts'
import { activityKind } from '../../domain/products/activity/activity-kind.ts'
import type { DealSources } from '../../domain/products/deals/deal-context.ts'
import { chargeStep } from '../../domain/products/spine/charge-step.ts'
import { type RateSeller, rateSeller } from '../../domain/products/spine/rate-seller.ts'
import { soldProduct } from '../../domain/products/spine/sold-product.ts'
import { Problem } from '../../kernel/errors/problem.ts'
import type { Log } from '../../kernel/log/log.ts'
import { readFileBody } from '../http-messages/read-body.ts'
import { originText } from '../http-messages/request-origin.ts'
import type { AppEnv } from '../request-context/app-env.ts'
import { availabilityRequest, bookingRequest, fieldsOf, minutesOf, nullableText } from './octo-body.ts'

export interface OctoDependencies extends Pick<DealSources, 'rates' | 'geo' | 'clock'> {
  readonly booking: Pick<BookingDependencies, 'suppliers' | 'gatewayOf'>
  readonly bookingsOf: (agencyId: string) => OctoRepository
  /** The key that resellers send; null if every caller may call, as in the demo. */
  readonly key: string | null
  readonly log: Pick<Log, 'error'>
}

/** The calls of a reseller, as they reach the handlers below. */
interface OctoCall {
  readonly desk: OctoDesk
  readonly wanted: OctoCapabilities
  readonly body: Readonly<Record<string, unknown>>
  readonly uuid: string
  readonly context: Context<AppEnv>
}

const BODY_LIMIT = 200_000

/**
 * Makes the agency's activities an OCTO supplier: suppliers, products, availability, calendar and bookings. Prices are
 * the public ones. Every error is one of OCTO, with status 400, or 403 without the key. Source: decision 0092.
 */
export function octoRoutes(dependencies: OctoDependencies): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
  const answering =
    (handler: (call: OctoCall) => Promise<unknown>) =>
    async (c: Context<AppEnv>): Promise<Response> => {
      c.set('area', 'api')
      try {
        requireKey(c.req.header('authorization'), dependencies.key)
        const wanted = capabilitiesOf(c.req.header('octo-capabilities') ?? '')
        const desk = await deskOf(c, dependencies)
        const answer = await handler({
          desk,
          wanted,
          body: await bodyOf(c.req.raw),
          uuid: c.req.param('uuid') ?? '',
          context: c,
        })
        return json(answer, 200, wanted)
      } catch (error) {
        return failed(error, dependencies.log)
      }
    }
  const booked = (call: OctoCall, found: FoundBooking) => octoBooking(found, call.desk, call.wanted)
  const request = ({ body, desk }: OctoCall) => bookingRequest(body, desk.currencies.defaultCurrency)
  const available = ({ body, desk }: OctoCall) => availabilityRequest(body, desk.currencies.defaultCurrency)

  app.get(
    '/capabilities',
    answering(async () =>
      octoCapabilities.map((name) => ({
        id: `octo/${name}`,
        revision: 1,
        required: false,
        dependencies: [],
        docs: null,
      })),
    ),
  )
  app.get(
    '/supplier',
    answering(async ({ context }) => supplierOf(context)),
  )
  app.get(
    '/suppliers',
    answering(async ({ context }) => [supplierOf(context)]),
  )
  app.get(
    '/products',
    answering(({ desk, wanted }) => listProducts(desk, wanted)),
  )
  app.get(
    '/products/:id',
    answering(({ desk, wanted, context }) => getProduct(context.req.param('id') ?? '', desk, wanted)),
  )
  app.post(
    '/availability',
    answering((call) => checkAvailability(available(call), call.desk, call.wanted)),
  )
  app.post(
    '/availability/calendar',
    answering((call) => getCalendar(available(call), call.desk, call.wanted)),
  )
  app.post(
    '/bookings',
    answering(async (call) => booked(call, await reserve(request(call), call.desk))),
  )
  app.get(
    '/bookings',
    answering(async (call) => {
      const { resellerReference, supplierReference } = call.context.req.query()
      const found = await listBookings(
        {
          ...(resellerReference !== undefined && { resellerReference }),
          ...(supplierReference !== undefined && { supplierReference }),
        },
        call.desk,
      )
      return Promise.all(found.map((one) => booked(call, one)))
    }),
  )
  app.get(
    '/bookings/:uuid',
    answering(async (call) => booked(call, await requireBooking(call.uuid, call.desk))),
  )
  app.patch(
    '/bookings/:uuid',
    answering(async (call) => booked(call, await update(call.uuid, request(call), call.desk))),
  )
  app.post(
    '/bookings/:uuid/confirm',
    answering(async (call) => booked(call, await confirm(call.uuid, request(call), call.desk, call.wanted))),
  )
  app.post(
    '/bookings/:uuid/extend',
    answering(async (call) =>
      booked(call, await extend(call.uuid, minutesOf(call.body.expirationMinutes), call.desk)),
    ),
  )
  const cancelled = answering(async (call) =>
    booked(call, await cancel(call.uuid, nullableText(call.body, 'reason'), call.desk)),
  )
  app.post('/bookings/:uuid/cancel', cancelled)
  app.delete('/bookings/:uuid', cancelled)
  app.all(
    '*',
    answering(async () => {
      throw new OctoError('BAD_REQUEST', 'There is no such call.')
    }),
  )
  return app
}

async function deskOf(c: Context<AppEnv>, dependencies: OctoDependencies): Promise<OctoDesk> {
  const { agency } = c.get('caller')
  const { booking, clock, rates, bookingsOf } = dependencies
  const { from: activities } = soldProduct(booking.suppliers, agency, activityKind)
  const sellers = new Map<string, Promise<RateSeller>>()
  const sellerIn = (currency: string) => {
    const made = sellers.get(currency) ?? sellerFor(agency, currency, dependencies)
    sellers.set(currency, made)
    return made
  }
  const currencies = Object.keys((await rates.current()).rates)
  return {
    agencyId: agency.id,
    bookings: bookingsOf(agency.id),
    activities,
    clock,
    home: homeOf(agency),
    currencies: { defaultCurrency: 'USD', availableCurrencies: currencies },
    async priced(price, position, currency) {
      const { total, retail } = (await sellerIn(currency)).priceOf(price, position)
      return { original: Math.max(retail, total), retail: total, net: total, currency }
    },
  }
}

async function sellerFor(
  agency: ResolvedAgency,
  currency: string,
  { booking, rates, geo }: OctoDependencies,
): Promise<RateSeller> {
  const isKnown = Object.hasOwn((await rates.current()).rates, currency)
  if (!isKnown) throw new OctoError('BAD_REQUEST', `there are no prices in ${currency}`)
  const step = await chargeStep(agency, currency, booking.gatewayOf)
  const viewing = { viewer: 'anonymous' as const, markups: agency.markups.rules }
  return rateSeller({ rates, geo }, viewing, 'activity', currency, step)
}

function homeOf({ agency }: ResolvedAgency): GeoPoint {
  const { latitude, longitude } = agency.home.place
  return { latitude, longitude }
}

function supplierOf(c: Context<AppEnv>): object {
  const { agency } = c.get('caller').agency
  const site = originText(c.get('origin'))
  return {
    id: agency.subdomain,
    name: agency.agencyName,
    endpoint: `${site}/octo`,
    contact: {
      website: site,
      email: agency.contactEmailId || null,
      telephone: agency.contactPhoneNumber || null,
      address: null,
    },
  }
}

function requireKey(header: string | undefined, key: string | null): void {
  if (key === null) return
  // Hashes take the same time to compare, however many characters are right.
  const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')
  if (hashOf(header ?? '') !== hashOf(`Bearer ${key}`))
    throw new OctoError('UNAUTHORIZED', 'The key is missing or wrong.')
}

function capabilitiesOf(header: string): OctoCapabilities {
  const names = header.split(',').map((name) => name.trim())
  return capabilitiesIn((name) => names.includes(`octo/${name}`))
}

async function bodyOf(request: Request): Promise<Readonly<Record<string, unknown>>> {
  if (request.method === 'GET' || request.method === 'HEAD') return {}
  const text = new TextDecoder().decode(await readFileBody(request, BODY_LIMIT))
  if (text.trim() === '') return {}
  try {
    return fieldsOf(JSON.parse(text))
  } catch (error) {
    throw error instanceof OctoError ? error : new OctoError('BAD_REQUEST', 'the body is not JSON')
  }
}

function json(body: unknown, status: number, wanted: OctoCapabilities): Response {
  const applied = octoCapabilities.filter((name) => wanted[name]).map((name) => `octo/${name}`)
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      'content-type': 'application/json',
      'cache-control': 'no-store',
      'octo-capabilities': applied.join(', '),
    },
  })
}

const none = capabilitiesIn(() => false)

function capabilitiesIn(has: (name: keyof OctoCapabilities) => boolean): OctoCapabilities {
  return {
    content: has('content'),
    pricing: has('pricing'),
    questions: has('questions'),
    pickups: has('pickups'),
  }
}

function failed(error: unknown, log: Pick<Log, 'error'>): Response {
  if (error instanceof OctoError) return json(error.toBody(), error.code === 'UNAUTHORIZED' ? 403 : 400, none)
  if (error instanceof Problem && error.status < 500)
    return json(new OctoError('BAD_REQUEST', error.detail).toBody(), 400, none)
  // The cause names no person: requests are not logged.
  log.error({ reason: error instanceof Error ? error.message : String(error) }, 'a call of OCTO failed')
  return json(new OctoError('INTERNAL_SERVER_ERROR', 'The server failed. Try again.').toBody(), 500, none)
}

import { type Context, Hono } from 'hono'
import type { FoundBooking, OctoDesk } from '../../domain/octo/booking-desk.ts'
import { cancel } from '../../domain/octo/cancel-booking.ts'
import { checkAvailability, getCalendar } from '../../domain/octo/check-availability.ts'
import { confirm } from '../../domain/octo/confirm-booking.ts'
import { octoBooking } from '../../domain/octo/octo-booking-body.ts'
import { getProduct, listProducts } from '../../domain/octo/octo-desk.ts'
import { OctoError, unanswered } from '../../domain/octo/octo-error.ts'
import { listBookings, requireBooking } from '../../domain/octo/octo-find-bookings.ts'
import { type OctoCapabilities, octoCapabilities } from '../../domain/octo/octo-product.ts'
import { extend, reserve } from '../../domain/octo/reserve-units.ts'
import { update } from '../../domain/octo/update-booking.ts'
import { SupplierTimeout } from '../../domain/suppliers/supplier-timeout.ts'
import { Problem } from '../../kernel/errors/problem.ts'
import type { Log } from '../../kernel/log/log.ts'
import { readFileBody } from '../http-messages/read-body.ts'
import { originText } from '../http-messages/request-origin.ts'
import type { AppEnv } from '../request-context/app-env.ts'
import { isThisMachine } from '../request-context/counted-caller.ts'
import { availabilityRequest, bookingRequest, fieldsOf, minutesOf, nullableText } from './octo-body.ts'
import type { OctoRateLimits } from './octo-rate-limits.ts'
import { type OctoCallers, resellerOf } from './octo-reseller.ts'
import { type OctoSources, openOctoDesk, requireOctoPrices } from './open-octo-desk.ts'

export interface OctoDependencies extends OctoSources, OctoCallers {
  /** Absent if calls are not counted. */
  readonly limits?: OctoRateLimits
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
 * the public ones. Every error is one of OCTO, with status 400; 403 without a key, and 429 for too many calls. Source:
 * decisions 0092 and 0097.
 */
export function octoRoutes(dependencies: OctoDependencies): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
  const answering =
    (handler: (call: OctoCall) => Promise<unknown>) =>
    async (c: Context<AppEnv>): Promise<Response> => {
      c.set('area', 'api')
      try {
        const { agency } = c.get('caller')
        const reseller = resellerOf(c.req.header('authorization'), agency.slug, dependencies)
        count(c, reseller, dependencies)
        const wanted = capabilitiesOf(c.req.header('octo-capabilities') ?? '')
        if (wanted.pricing) requireOctoPrices(reseller, agency)
        const desk = await openOctoDesk(agency, reseller, dependencies)
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

/** Counts a call for the reseller, or for the address of a caller without a key. */
function count(c: Context<AppEnv>, reseller: string, { limits }: OctoDependencies): void {
  const client = c.get('origin').clientAddress
  const address = reseller !== '' || isThisMachine(client) ? null : client
  const key = reseller === '' ? `address ${address ?? ''}` : `reseller ${reseller}`
  const isBooking = c.req.path.includes('/bookings')
  limits?.[isBooking ? 'booking' : 'asking']({ agencyId: c.get('caller').agency.id, key, address })
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

function json(
  body: unknown,
  status: number,
  wanted: OctoCapabilities,
  more: Readonly<Record<string, string>> = {},
): Response {
  const applied = octoCapabilities.filter((name) => wanted[name]).map((name) => `octo/${name}`)
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      'content-type': 'application/json',
      'cache-control': 'no-store',
      'octo-capabilities': applied.join(', '),
      ...more,
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
  if (error instanceof OctoError) return json(error.toBody(), statusOf(error), none)
  if (error instanceof Problem && error.status < 500) {
    const status = error.status === 429 ? 429 : 400
    return json(new OctoError('BAD_REQUEST', error.detail).toBody(), status, none, error.headers)
  }
  // The cause names no person: requests are not logged.
  log.error({ reason: error instanceof Error ? error.message : String(error) }, 'a call of OCTO failed')
  const known = error instanceof SupplierTimeout ? unanswered() : null
  const answer = known ?? new OctoError('INTERNAL_SERVER_ERROR', 'The server failed. Try again.')
  return json(answer.toBody(), 500, none)
}

function statusOf({ code }: OctoError): number {
  if (code === 'UNAUTHORIZED') return 403
  return code === 'INTERNAL_SERVER_ERROR' ? 500 : 400
}

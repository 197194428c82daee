import { type OperatorOperationId, operations } from '../../../contract/operations.gen.ts'
import { permissionsOf } from '../../../tenant/permissions.ts'
import type { AccountOperation } from '../api/accounts/account-routes.ts'
import { costlyRoutes } from '../api/costly-routes.ts'
import { download } from '../http-messages/download.ts'
import { revisionOf } from '../http-messages/etag.ts'
import { readBytes } from '../http-messages/read-body.ts'
import { addGuestBooking, readGuestBookings } from '../request-context/cookies/guest-cookie.ts'
import type { Call, Reply, Route, Routes } from '../request-context/route.ts'
import { BOOKING_KEY } from './make-operator-request.ts'
import { type OperatorAccountDependencies, operatorAccountRoutes } from './operator-accounts.ts'
import { operatorDeadline } from './operator-deadline.ts'
import { failed, operatorFailure } from './operator-failure.ts'
import { type Guard, type GuardDependencies, operatorGuard } from './operator-guards.ts'
import { operatorRefusal } from './operator-refusal.ts'
import { operatorReply } from './operator-reply.ts'
import {
  jsonOf,
  type OperatorApi,
  operatorRequest,
  operatorResponse,
  REPLY_LIMIT,
} from './operator-request.ts'
import { operatorSearch } from './operator-search.ts'
import { visibleFields } from './visible-fields.ts'

const endings = { getVoucher: 'pdf', getCalendarFile: 'ics' } as const

const wellFormed = /^[A-Za-z0-9_-]{20,100}$/

/** Calls whose ETag is the revision that the next change names in `If-Match`. */
const revised: ReadonlySet<OperatorOperationId> = new Set<OperatorOperationId>(['getMarkups', 'putMarkups'])

/** Signing in also starts a session of Livery, so one route serves every way of signing in. */
type Forwarded = Exclude<OperatorOperationId, AccountOperation | 'login'>

/**
 * Makes the routes of every call that the contract marks as the operator's (`x-livery-answered-by`), except signing
 * in. Each is made at the operator's own API (`LIVERY_API_ORIGIN`).
 */
export function operatorRoutes(
  dependencies: OperatorAccountDependencies & GuardDependencies,
): Pick<Routes, Exclude<OperatorOperationId, 'login'>> {
  const { api } = dependencies
  const guard = operatorGuard(dependencies)
  const files = {
    searchHotels: (call) => operatorSearch(api, 'searchHotels', call),
    searchActivities: (call) => operatorSearch(api, 'searchActivities', call),
    searchCars: (call) => operatorSearch(api, 'searchCars', call),
    searchFlights: (call) => operatorSearch(api, 'searchFlights', call),
    getVoucher: (call) => operatorFile(api, 'getVoucher', call),
    getCalendarFile: (call) => operatorFile(api, 'getCalendarFile', call),
  } satisfies Partial<Routes>
  const accounts = operatorAccountRoutes(dependencies)
  const own = new Set([...Object.keys(files), ...Object.keys(accounts), 'login'])
  const rest = Object.values(operations).flatMap(({ id, answeredBy }) =>
    answeredBy === 'operator' && !own.has(id) ? [[id, forward(id as Forwarded, api, guard)] as const] : [],
  )
  // One entry for each id, which the compiler cannot infer from the list.
  const forwarded = Object.fromEntries(rest) as unknown as Pick<
    Routes,
    Exclude<Forwarded, keyof typeof files>
  >
  return costlyRoutes({ ...forwarded, ...files, ...accounts })
}

function forward<Id extends Forwarded>(id: Id, api: OperatorApi, guard: Guard): Route<Id> {
  return (call: Call<Id>) =>
    guard(id, call, async () => {
      const { status, body, headers } = await operatorRequest(api, id, call)
      if (status >= 400) throw operatorRefusal(id, status, body, headers)
      const reply = operatorReply(id, body)
      keepBookingKey(id, call, headers, reply)
      keepRevision(id, call, headers)
      const seen = permissionsOf(call.session, call.agency.agency)
      // An operator answers these with JSON.
      return visibleFields(id, reply, seen) as Reply<Id>
    })
}

/** Passes the operator's revision on. Throws 502 if the ETag is missing or not a revision of the contract. */
function keepRevision<Id extends OperatorOperationId>(id: Id, call: Call<Id>, headers: Headers): void {
  if (!revised.has(id)) return
  const etag = headers.get('etag') ?? ''
  if (revisionOf(etag) === null) {
    throw failed(id, 'its header ETag must be a revision in quotation marks, such as "7"')
  }
  call.setEtag(etag)
}

/**
 * Lets the browser open a booking again. The key from the operator's answer (`x-booking-key`), or from the guest's
 * link, is stored in the guest's cookie. Throws 502 if a guest's new booking has no usable key. A booking in an
 * account needs none.
 */
function keepBookingKey<Id extends OperatorOperationId>(
  id: Id,
  call: Call<Id>,
  headers: Headers,
  reply: unknown,
): void {
  if (id !== 'createBooking' && id !== 'openBooking') return
  if (id === 'createBooking' && call.signedIn) return
  const answered = headers.get(BOOKING_KEY)
  const key = answered ?? (call.body as { key?: string }).key
  if (key === undefined) throw failed(id, `its answer to a guest has no header ${BOOKING_KEY}`)
  if (!wellFormed.test(key)) {
    throw failed(id, `its header ${BOOKING_KEY} must be 20 to 100 letters, digits, - or _`)
  }
  const { reference } = (reply as { data: { reference: string } }).data
  const held = readGuestBookings(call.caller.bookingCookie ?? null, call.caller.site)
  call.setCookie(addGuestBooking(held, reference, key, call.caller.site))
}

/** Calls whose answer is a file of a booking. */
type FileOperation = 'getVoucher' | 'getCalendarFile'

/**
 * Gets a booking's file from the operator's API, named after the booking. Throws 502 if it is too large or its media
 * type is not the contract's, and otherwise as JSON calls do.
 */
async function operatorFile<Id extends FileOperation>(
  api: OperatorApi,
  id: Id,
  call: Call<Id>,
): Promise<Response> {
  const deadline = operatorDeadline(api.timeout, call.signal)
  try {
    const response = await operatorResponse(api, id, call, deadline)
    if (response.status >= 400) {
      throw operatorRefusal(id, response.status, await jsonOf(id, response), response.headers)
    }
    const { answers } = operations[id]
    const type = response.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
    if (type !== answers) throw failed(id, `its answer is not ${answers}`)
    const body = response.body === null ? new Uint8Array() : await readBytes(response.body, REPLY_LIMIT)
    if (body === null) throw failed(id, 'its answer is too large')
    if (body.length === 0) throw failed(id, 'its answer is empty')
    const contentType = answers.startsWith('text/') ? `${answers}; charset=utf-8` : answers
    const fileName = `${(call.path as { reference: string }).reference}.${endings[id]}`
    return download({ body, contentType, fileName, isShown: id === 'getVoucher' })
  } catch (cause) {
    throw operatorFailure(id, cause, { deadline, caller: call.signal })
  } finally {
    deadline.end()
  }
}

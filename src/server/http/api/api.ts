import { Hono } from 'hono'
import { type OperationId, operations } from '../../../contract/operations.gen.ts'
import { successStatus } from '../../../contract/success-status.ts'
import {
  anonymousSession,
  type CurrentSession,
  type Sessions,
} from '../../domain/accounts/sessions/sessions.ts'
import { MOST_PICTURE_BYTES } from '../../domain/pictures/stored-picture.ts'
import { MOST_ZIP_BYTES } from '../../domain/site-settings/files/read-zip.ts'
import { Problem } from '../../kernel/errors/problem.ts'
import type { Log } from '../../kernel/log/log.ts'
import { describeErrors } from '../../kernel/validation/describe-errors.ts'
import { readJson } from '../../kernel/validation/read-json.ts'
import { validateRequest } from '../../kernel/validation/validate-request.ts'
import { validateResponse } from '../../kernel/validation/validate-response.ts'
import { clientClosedResponse, isClientClosed } from '../http-messages/client-closed.ts'
import { isUnchanged } from '../http-messages/etag.ts'
import { isFile } from '../http-messages/is-file.ts'
import { readBody, readFileBody } from '../http-messages/read-body.ts'
import { toProblem } from '../http-messages/to-problem.ts'
import { acceptedLanguage } from '../request-context/accepted-language.ts'
import { emptySupplierAnswers } from '../request-context/empty-supplier-answers.ts'
import { cacheHeaders } from '../request-context/freshness.ts'
import { neededPermissions } from '../request-context/needed-permissions.ts'
import { requireOpenAgency } from '../request-context/require-open-agency.ts'
import { requirePermission } from '../request-context/require-permission.ts'
import { requireReading } from '../request-context/require-reading.ts'
import type { Call, Caller, Routes } from '../request-context/route.ts'
import { stampAgency } from '../request-context/stamp-agency.ts'

export interface ApiDependencies {
  routes: Routes
  sessions: Sessions
  log: Log
  /** Development and tests: a response that breaks the contract becomes a 500 that names the field. */
  checkResponses: boolean
}

/** The API in process: reads `x-access-token` and `x-session-id` as spec §7 defines them, and does not use cookies. */
export type Api = (request: Request, caller: Caller) => Promise<Response>

/**
 * Makes the API from its routes. Each operation of the contract answers at its path; other methods there get 405, and
 * other paths 404. Every response names the agency and version it was made for. Source: spec §7, security, 3.
 */
export function createApi(dependencies: ApiDependencies): Api {
  const api = new Hono<{ Bindings: Caller }>()
  const methods = new Map<string, string[]>()
  for (const { id, method, path } of Object.values(operations)) {
    const pattern = path.replace(/\{(\w+)\}/g, ':$1')
    methods.set(pattern, [...(methods.get(pattern) ?? []), method.toUpperCase()])
    api.on(method.toUpperCase(), pattern, (c) =>
      answer(dependencies, id as OperationId, c.req.raw, c.env, c.req.param()),
    )
  }
  for (const [pattern, allowed] of methods) {
    const allow = allowed.includes('GET') ? [...allowed, 'HEAD'] : allowed
    api.all(pattern, () => {
      throw new Problem({
        code: 'method_not_allowed',
        detail: `This address accepts only ${allow.join(', ')}.`,
        headers: { allow: allow.join(', ') },
      })
    })
  }
  api.notFound(() => {
    throw new Problem({ code: 'not_found', detail: 'The API has no operation at this address.' })
  })
  api.onError((error, c) => {
    if (isClientClosed(error, c.req.raw.signal)) return clientClosedResponse()
    return toProblem(error, dependencies.log, c.env.requestId).toResponse(c.env.requestId)
  })
  return async (request, caller) => stampAgency(await api.fetch(request, caller), caller)
}

async function answer(
  dependencies: ApiDependencies,
  id: OperationId,
  request: Request,
  caller: Caller,
  path: Record<string, string>,
): Promise<Response> {
  requireOwnAgency(request, caller)
  const accessToken = request.headers.get('x-access-token')
  const { preview } = caller
  if (preview) requireReading(id, preview)
  const signedIn = preview
    ? preview.signedIn
    : await identify(dependencies.sessions, id, request, caller, accessToken)
  // Checked before anything of the request is read, so that a refused caller learns nothing about the operation's
  // input.
  const permission = neededPermissions[id]
  if (permission !== null) {
    requirePermission(signedIn, caller.agency.agency, permission)
    // A preview as another user shows the viewer nothing that the viewer may not see.
    if (preview) requirePermission(preview.actor, caller.agency.agency, permission)
  }
  requireOpenAgency(id, signedIn, caller.agency.agency)
  const query = new URL(request.url).searchParams
  query.delete('xsessionid')
  const body = await bodyOf(id, request, signedIn === null ? undefined : largeBodies[id])
  const cookies: string[] = []
  const fields: [string, string][] = []
  let etag: string | null = null
  const call: Call<OperationId> = {
    ...validateRequest(id, { query, path, headers: request.headers, body }),
    caller,
    agency: caller.agency,
    signedIn,
    session: signedIn?.session ?? anonymousSession,
    accessToken: preview ? null : accessToken,
    language: acceptedLanguage(request.headers.get('accept-language'), caller.agency.agency),
    signal: request.signal,
    request,
    setCookie: (value) => cookies.push(value),
    setHeader: (name, value) => fields.push([name, value]),
    setEtag(value) {
      etag = value
    },
  }
  // The table maps each id to its own route; the compiler cannot follow that through a variable.
  const route = dependencies.routes[id] as (call: Call<OperationId>) => unknown
  const reply = (preview && emptySupplierAnswers(id, preview.bookingState)) ?? (await route(call))
  if (reply instanceof Response) return reply
  if (dependencies.checkResponses) requireContract(id, reply)
  const text = JSON.stringify(reply)
  const headers = await cacheHeaders(
    id,
    text,
    accessToken !== null || cookies.length > 0 || preview !== undefined,
  )
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  for (const [name, value] of fields) headers.set(name, value)
  if (etag !== null) headers.set('etag', etag)
  if (isUnchanged(request, headers)) return new Response(null, { status: 304, headers })
  headers.set('content-type', 'application/json')
  return new Response(text, { status: successStatus(id), headers })
}

/**
 * Returns the body as JSON, or as bytes if the operation takes a file. Throws 415 if the content type is the other
 * one.
 */
async function bodyOf(id: OperationId, request: Request, limit: number | undefined): Promise<unknown> {
  const { requestBody } = operations[id]
  const type = request.headers.get('content-type')
  const takesFile = requestBody?.isFile === true
  if (requestBody !== null && takesFile !== isFile(type)) {
    const kind = takesFile ? 'the file as application/octet-stream' : 'the body as application/json in UTF-8'
    throw new Problem({ code: 'unsupported_media_type', detail: `Send ${kind}.` })
  }
  if (!takesFile) {
    const text = await readBody(request, limit)
    if (type === null && text !== '' && request.method === 'DELETE') {
      throw new Problem({
        code: 'unsupported_media_type',
        detail: 'Send the body as application/json in UTF-8, or no body.',
      })
    }
    return readJson(text)
  }
  const bytes = await readFileBody(request, limit)
  return bytes.length === 0 ? undefined : bytes
}

/** Bytes that a body may have if it may exceed the usual limit; only for signed-in users. */
const largeBodies: Partial<Record<OperationId, number>> = {
  putProfilePicture: 2_800_000,
  // A page may have 60,000 characters, and one action may change several pages.
  changeDraft: 2_000_000,
  storePicture: MOST_PICTURE_BYTES,
  importSettings: MOST_ZIP_BYTES,
}

/** Throws 409 if the page was made for another agency, such as the one before a switch at the same host. */
function requireOwnAgency(request: Request, caller: Caller): void {
  const meant = request.headers.get('x-livery-agency')
  if (meant !== null && meant !== caller.agency.id) {
    throw new Problem({ code: 'conflict', detail: 'This page belongs to another agency. Reload it.' })
  }
}

// Signing in and out must work with an expired token. So must the links in mails; sign-in is otherwise made optional
// by a header (spec §6).
const needNoValidToken: readonly OperationId[] = [
  ...(['login', 'logout', 'signUp', 'sendVerification', 'forgotPassword'] as const),
  ...(['readMailedLink', 'verifyEmail', 'setNewPassword', 'redeemHandover'] as const),
  // Every visitor may read these, signed in or not.
  ...(['getAgencyEvents', 'getPageContext'] as const),
]

async function identify(
  sessions: Sessions,
  id: OperationId,
  request: Request,
  caller: Caller,
  token: string | null,
): Promise<CurrentSession | null> {
  if (token === null) return null
  const found = await sessions.find(caller.agency.id, token)
  const isOptional = request.headers.get('x-auth-optional') === 'true' || needNoValidToken.includes(id)
  if (found === null && !isOptional) {
    throw new Problem({
      code: 'unauthenticated',
      detail: 'The session has ended or belongs to another agency. Log in again.',
    })
  }
  return found
}

function requireContract(id: OperationId, reply: unknown): void {
  const errors = validateResponse(id, successStatus(id), JSON.parse(JSON.stringify(reply) ?? 'null'))
  if (errors.length === 0) return
  throw new Problem({
    code: 'internal_error',
    detail: `The answer of ${id} breaks the contract: ${describeErrors(errors)}`,
    errors,
  })
}

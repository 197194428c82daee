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
import { acceptedLanguage } from '../call/accepted-language.ts'
import { cacheHeaders } from '../call/freshness.ts'
import { neededPermissions } from '../call/needed-permissions.ts'
import { pretendedSupply } from '../call/pretended-supply.ts'
import { requireOpenAgency } from '../call/require-open-agency.ts'
import { requirePermission } from '../call/require-permission.ts'
import { requireReading } from '../call/require-reading.ts'
import type { Call, Caller, Routes } from '../call/route.ts'
import { stampAgency } from '../call/stamp-agency.ts'
import { clientClosedResponse, isClientClosed } from '../message/client-closed.ts'
import { isUnchanged } from '../message/etag.ts'
import { isFile } from '../message/is-file.ts'
import { readBody, readFileBody } from '../message/read-body.ts'
import { toProblem } from '../message/to-problem.ts'

export interface ApiDependencies {
  routes: Routes
  sessions: Sessions
  log: Log
  /** Development and tests: an answer of ours that breaks the contract is a 500 that names the field. */
  checkResponses: boolean
}

/** The API in process: reads `x-access-token` and `x-session-id` as spec §7 says, and knows nothing of cookies. */
export type Api = (request: Request, caller: Caller) => Promise<Response>

/**
 * Makes the API from its routes: every operation of the contract at its path, 405 for other methods there, 404
 * elsewhere, each answer naming the agency and version it was made for. Source: spec §7, security, 3.
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
        detail: `This address takes ${allow.join(', ')}.`,
        headers: { allow: allow.join(', ') },
      })
    })
  }
  api.notFound(() => {
    throw new Problem({ code: 'not_found', detail: 'The API has no such address.' })
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
  // Before anything of the request is read: who may not make the call learns nothing of what it takes.
  const permission = neededPermissions[id]
  if (permission !== null) {
    requirePermission(signedIn, caller.agency.agency, permission)
    // A preview as somebody else shows nobody what they may not see.
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
  // The table has for each id the route of that id, which the compiler cannot follow through a variable.
  const route = dependencies.routes[id] as (call: Call<OperationId>) => unknown
  const reply = (preview && pretendedSupply(id, preview.bookingState)) ?? (await route(call))
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

/** The body as JSON, or as it is where the operation takes a file; 415 where it is the other. */
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

/** Bytes that a body may have where it is more than usual; only for those who are signed in. */
const largeBodies: Partial<Record<OperationId, number>> = {
  putProfilePicture: 2_800_000,
  // A page may have 60,000 characters, and one gesture may change several.
  changeDraft: 2_000_000,
  storePicture: MOST_PICTURE_BYTES,
  importSettings: MOST_ZIP_BYTES,
}

/** A page that was made for another agency, or for the one before a switch at the same host, must not get this one's data. */
function requireOwnAgency(request: Request, caller: Caller): void {
  const meant = request.headers.get('x-livery-agency')
  if (meant !== null && meant !== caller.agency.id) {
    throw new Problem({ code: 'conflict', detail: 'The page was made for another agency. Load it again.' })
  }
}

// Signing in and out must work with a token that has run out; optional sign-in is asked for by header (spec §6).
// The same holds for whoever comes by a link of a mail.
const needNoValidToken: readonly OperationId[] = [
  ...(['login', 'logout', 'signUp', 'sendVerification', 'forgotPassword'] as const),
  ...(['readMailedLink', 'verifyEmail', 'setNewPassword', 'redeemHandover'] as const),
  // What anybody hears and sees of the agency, whoever they were.
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

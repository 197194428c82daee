import createClient, { type Client } from 'openapi-fetch'
import type { paths } from '../contract/api.gen.ts'
import { ApiError, readApiError } from './api-error.ts'

export type ApiClient = Client<paths, 'application/json'>

export interface ApiClientOptions {
  /** The API's address: the page's own origin in a browser, any absolute address if `fetch` ignores it. */
  baseUrl: string
  /** On the server, a function that calls the API in process. */
  fetch?: (request: Request) => Promise<Response>
  headers?: Readonly<Record<string, string>>
  language?: string
  /** IANA name; the browser's time zone if omitted. */
  timeZone?: string
  /** Sent to the server; an answer made for another agency is refused (security, 3). */
  agencyId?: string
  /** True on a page that needs no sign-in, while the visitor is not signed in (spec §6). */
  isAuthOptional?: () => boolean
}

/**
 * Returns the typed client, which sends the headers of spec §7. Any answer outside the contract (a refusal, no
 * answer, no JSON) is thrown as an ApiError; an abort is rethrown unchanged.
 */
export function createApiClient({ baseUrl, ...options }: ApiClientOptions): ApiClient {
  const correlationId = randomId()
  const send = options.fetch ?? ((request: Request) => fetch(request))
  return createClient<paths, 'application/json'>({
    baseUrl,
    querySerializer: { array: { style: 'form', explode: false } },
    async fetch(request) {
      setHeaders(request, options, correlationId)
      try {
        return await accept(await send(request), options.agencyId)
      } catch (cause) {
        if (cause instanceof ApiError || request.signal.aborted) throw cause
        throw new ApiError({ status: 0, code: 'network', detail: '', cause })
      }
    },
  })
}

function setHeaders(
  request: Request,
  options: Omit<ApiClientOptions, 'baseUrl'>,
  correlationId: string,
): void {
  const { pathname } = new URL(request.url)
  const own: Record<string, string | false | undefined> = {
    'accept-language': options.language,
    'x-livery-agency': options.agencyId,
    timezone: options.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
    // The server refuses an unsafe call that is not marked as JSON, even without a body.
    ...(request.method !== 'GET' && { 'content-type': 'application/json', 'x-requested-with': 'livery' }),
    'x-correlation-id': pathname.startsWith('/api/resort/') && correlationId,
    'x-auth-optional': (options.isAuthOptional?.() || pathname === '/api/getCurrentPaymentGateway') && 'true',
    ...options.headers,
  }
  for (const [name, value] of Object.entries(own)) if (value) request.headers.set(name, value)
}

async function accept(response: Response, agencyId: string | undefined): Promise<Response> {
  if (!response.ok) throw await readApiError(response)
  const madeFor = response.headers.get('x-livery-agency')
  if (agencyId && madeFor && madeFor !== agencyId) {
    throw new ApiError({ status: response.status, code: 'agency_mismatch', detail: '' })
  }
  // `readLines` reads the lines as they arrive.
  if (response.headers.get('content-type')?.startsWith('application/x-ndjson')) return response
  const text = await response.text()
  try {
    JSON.parse(text)
  } catch (cause) {
    throw new ApiError({ status: response.status, code: 'unexpected', detail: '', cause })
  }
  return new Response(text, response)
}

// crypto.randomUUID is missing on plain http, which demo and development allow.
function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}

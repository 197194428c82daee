import createClient, { type Client } from 'openapi-fetch'
import type { paths } from '../contract/api.gen.ts'
import { ApiError } from './api-error.ts'
import { readApiError } from './read-api-error.ts'

export type ApiClient = Client<paths, 'application/json'>

export interface ApiClientOptions {
  /** Where the API is; the page's own origin in a browser, any absolute address where `fetch` ignores it. */
  baseUrl: string
  /** On the server, the API in process. */
  fetch?: (request: Request) => Promise<Response>
  headers?: Readonly<Record<string, string>>
  language?: string
  /** IANA name; the browser's own where it is left out. */
  timeZone?: string
  /** Told to the server; an answer made for another agency is refused (security, 3). */
  agencyId?: string
  /** Whether the page is one where nobody needs to be signed in, and nobody is (spec §6). */
  isAuthOptional?: () => boolean
}

/**
 * Takes where the API is and for whom, gives the typed client with the headers of spec §7. Whatever is not an answer
 * of the contract (a refusal, also an empty one; no answer; no JSON) is thrown as an ApiError, an abort as it is.
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
    // A body of nothing still says that it is JSON: the server refuses an unsafe call that does not.
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
  // Lines are read as they come (`read-lines.ts`).
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

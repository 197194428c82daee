export interface DerivedParts {
  headers?: Headers
  signal?: AbortSignal
  method?: string
}

/**
 * Returns the same request with other headers, signal or method; its body is the original's and can be read once.
 * `new Request(request, …)` fails: the Node adapter's request only resembles one, and copies of a request that Mock
 * Service Worker intercepted have each header twice.
 */
export function deriveRequest(request: Request, parts: DerivedParts): Request {
  const { url } = request
  const method = parts.method ?? request.method
  const hasBody = method !== 'GET' && method !== 'HEAD'
  return new Request(url, {
    method,
    headers: parts.headers ?? request.headers,
    signal: parts.signal ?? request.signal,
    ...(hasBody ? { body: request.body, duplex: 'half' } : {}),
  } as RequestInit)
}

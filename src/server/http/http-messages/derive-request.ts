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
export function deriveRequest(request: Request, changes: DerivedParts): Request {
  const { url } = request
  const method = changes.method ?? request.method
  const hasBody = method !== 'GET' && method !== 'HEAD'
  return new Request(url, {
    method,
    headers: changes.headers ?? request.headers,
    signal: changes.signal ?? request.signal,
    ...(hasBody ? { body: request.body, duplex: 'half' } : {}),
  } as RequestInit)
}

export interface DerivedParts {
  headers?: Headers
  signal?: AbortSignal
  method?: string
}

/**
 * Gives the same request with other headers or another signal or method; its body is the original's and can be read once.
 * `new Request(request, …)` would not do: the Node adapter's request is only shaped like one, and copies of a request
 * that Mock Service Worker intercepted have each header twice.
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

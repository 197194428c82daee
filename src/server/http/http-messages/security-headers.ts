/**
 * Adds the headers of every response (security, 12), unless the response has set its own; HSTS only for requests over
 * TLS. Pages set their own content policy; all other responses get one that allows nothing.
 */
export function addSecurityHeaders(headers: Headers, scheme: 'http' | 'https'): void {
  const add = (name: string, value: string) => {
    if (!headers.has(name)) headers.set(name, value)
  }
  add('x-content-type-options', 'nosniff')
  add('referrer-policy', 'strict-origin-when-cross-origin')
  add('permissions-policy', 'camera=(), microphone=(), geolocation=(self), payment=(self)')
  add('cross-origin-opener-policy', 'same-origin')
  add('content-security-policy', "default-src 'none'; base-uri 'none'; frame-ancestors 'none'")
  if (scheme === 'https') add('strict-transport-security', 'max-age=31536000')
}

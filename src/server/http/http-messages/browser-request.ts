import { deriveRequest } from './derive-request.ts'

interface Sending {
  cookie: string
  /** Origin of the requesting page; null if unknown. */
  from: string | null
  /** Headers that a browser sends with every request, unless the request has its own. */
  itself?: Readonly<Record<string, string>>
}

/**
 * Returns a request caught by a service worker as the browser would have sent it: with its cookies, and with its
 * origin if it is unsafe.
 */
export function browserRequest(request: Request, { cookie, from, itself = {} }: Sending): Request {
  const headers = new Headers(request.headers)
  const isSafe = request.method === 'GET' || request.method === 'HEAD'
  const added = { ...itself, ...(from !== null && !isSafe && { origin: from }) }
  for (const [name, value] of Object.entries(added)) if (!headers.has(name)) headers.set(name, value)
  if (cookie !== '') headers.set('cookie', cookie)
  return deriveRequest(request, { headers })
}

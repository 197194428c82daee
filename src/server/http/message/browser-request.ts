import { deriveRequest } from './derive-request.ts'

interface Sending {
  cookie: string
  /** Origin of the page that asks; null where nobody says. */
  from: string | null
  /** What the browser says of itself with every request, where the request does not say otherwise. */
  itself?: Readonly<Record<string, string>>
}

/**
 * Gives a request that a service worker caught as the browser would have sent it to the network: with its cookies and, where it changes
 * something, the origin it comes from.
 */
export function browserRequest(request: Request, { cookie, from, itself = {} }: Sending): Request {
  const headers = new Headers(request.headers)
  const isSafe = request.method === 'GET' || request.method === 'HEAD'
  const said = { ...itself, ...(from !== null && !isSafe && { origin: from }) }
  for (const [name, value] of Object.entries(said)) if (!headers.has(name)) headers.set(name, value)
  if (cookie !== '') headers.set('cookie', cookie)
  return deriveRequest(request, { headers })
}

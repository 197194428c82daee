import type { OperationId } from '../../../contract/operations.gen.ts'

/**
 * How long an anonymous visitor's answer may be cached: `published` until the agency publishes again (revalidated
 * each time by ETag), `reference` for five minutes. Other operations are never cached.
 */
const freshness: { readonly [Id in OperationId]?: 'published' | 'reference' } = {
  getAgency: 'published',
  getAboutUs: 'published',
  getFaqs: 'published',
  getNavigations: 'published',
  getLanguages: 'published',
  getDestinations: 'published',
  getWording: 'published',
  getAgencyTermsList: 'published',
  getAgencyTerms: 'published',
  getCancellationPolicies: 'published',
  getCancellationPolicy: 'published',
  getPosts: 'published',
  getPost: 'published',
  getEnabledCountries: 'published',
  getEnabledCurrencies: 'published',
  getCountries: 'reference',
  getExchangeRates: 'reference',
  getShipLines: 'reference',
  getCarCountries: 'reference',
  suggestAirports: 'reference',
}

/**
 * Returns the caching headers of an operation's answer: shared caching only for anonymous visitors and without
 * cookies. The weak ETag is a digest of the body, so it is correct whatever the body depends on. Source: security, 3.
 */
export async function cacheHeaders(id: OperationId, body: string, isPersonal: boolean): Promise<Headers> {
  const kind = isPersonal ? undefined : freshness[id]
  if (kind === undefined) return new Headers({ 'cache-control': 'private, no-store' })
  const vary = 'cookie, x-access-token, accept-language'
  if (kind === 'reference') return new Headers({ 'cache-control': 'public, max-age=300', vary })
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(body)))
  const etag = `W/"${btoa(String.fromCharCode(...digest.slice(0, 15)))}"`
  return new Headers({ 'cache-control': 'public, max-age=0, must-revalidate', vary, etag })
}

/** Returns whether the caller already has this answer (RFC 9110, weak comparison). */
export function isUnchanged(request: Request, headers: Headers): boolean {
  const etag = headers.get('etag')
  const held = request.headers.get('if-none-match')?.split(',') ?? []
  return etag !== null && held.some((tag) => tag.trim() === etag)
}

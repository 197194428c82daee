import type { OperationId } from '../../../contract/operations.gen.ts'
import { contentEtag } from '../http-messages/etag.ts'

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
 * cookies. Source: security, 3.
 */
export async function cacheHeaders(id: OperationId, body: string, isPersonal: boolean): Promise<Headers> {
  const kind = isPersonal ? undefined : freshness[id]
  if (kind === undefined) return new Headers({ 'cache-control': 'private, no-store' })
  const vary = 'cookie, x-access-token, accept-language'
  if (kind === 'reference') return new Headers({ 'cache-control': 'public, max-age=300', vary })
  const etag = await contentEtag(new TextEncoder().encode(body))
  return new Headers({ 'cache-control': 'public, max-age=0, must-revalidate', vary, etag })
}

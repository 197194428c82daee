import type { PageContext } from '../../../../contract/page.ts'
import { frameOf } from '../../../../tenant/frame.ts'
import { frameSwitches } from '../../../../tenant/frame-request.ts'
import type { PageKey } from './page-cache.ts'

/** Parameters that change every page, and have their own fields in the key. */
export const everyPageReads = [
  'lng',
  'currency',
  'code',
  frameSwitches.header.parameter,
  frameSwitches.footer.parameter,
]

/**
 * Returns the cache key of a page from its context, address, declared query parameters and the revision of its
 * prices. Source: security, 3.
 */
export function keyOf(
  context: PageContext,
  url: URL,
  parameters: readonly string[],
  prices: number,
): PageKey {
  return {
    agencyId: context.agency.id,
    version: context.agency.version,
    prices,
    path: url.pathname,
    query: parameters.map((name) => [name, url.searchParams.getAll(name)]),
    language: context.language,
    currency: context.currency,
    device: context.device,
    today: context.today,
    frame: frameText(context, url),
  }
}

function frameText(
  { agency, session, frame: request }: PageContext,
  { pathname, searchParams }: URL,
): string {
  const query = (name: string) => searchParams.get(name)
  const frame = frameOf({ agency, session, path: pathname, query, request })
  return [request.header, request.footer, frame.isBare].map(Number).join('')
}

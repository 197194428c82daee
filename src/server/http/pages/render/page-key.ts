import type { PageContext } from '../../../../contract/page.ts'
import { frameOf } from '../../../../tenant/frame.ts'
import { frameSwitches } from '../../../../tenant/frame-request.ts'
import type { PageKey } from './page-cache.ts'

/** Parameters that change every page, each in its own way in the key. */
export const everyPageReads = [
  'lng',
  'currency',
  'code',
  frameSwitches.header.parameter,
  frameSwitches.footer.parameter,
]

/**
 * Takes what a page is rendered from, its address, the query parameters that the page reads and the revision of the prices in
 * it, and gives what its copy
 * is kept under. Source: security, 3.
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

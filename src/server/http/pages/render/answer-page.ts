import type { CachedPage } from './page-cache.ts'

/** Header that lets the adapter repeat a response; it does not leave the process. */
export const REPEATABLE_HEADER = 'x-livery-repeatable-until'

/**
 * Returns a page as the browser supports it. WebKit 26 knows `Integrity-Policy`, but ignores the import map's hashes
 * for a module's imports, and blocks them. So it gets no such policy; it still checks the hashes.
 */
export function answerPage(
  page: CachedPage,
  cache: 'hit' | 'miss',
  isRepeatable: boolean,
  takes: { integrityPolicy: boolean },
): Response {
  const headers: Record<string, string> = { ...page.headers, 'x-livery-cache': cache }
  if (!takes.integrityPolicy) delete headers['integrity-policy']
  if (isRepeatable) headers[REPEATABLE_HEADER] = String(page.expires)
  return new Response(page.html, { status: page.status, headers })
}

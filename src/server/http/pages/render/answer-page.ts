import type { CachedPage } from './page-cache.ts'

/** Header by which the adapter knows that a response may be repeated; it does not leave the process. */
export const REPEATABLE_HEADER = 'x-livery-repeatable-until'

/**
 * A page as a browser takes it. WebKit 26 knows `Integrity-Policy`, but does not see that the import map has the hashes of what
 * a module imports, and runs none of it; it holds the hashes themselves, as everybody does.
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

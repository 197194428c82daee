import { createHash } from 'node:crypto'

/**
 * Returns the id that an agency gets on its first import: a UUID of version 8 from the slug's hash. An empty database
 * and its next copy therefore agree on links and tokens made from the id.
 */
export function agencyIdForSlug(slug: string): string {
  const hash = createHash('sha256').update(`livery agency ${slug}`).digest('hex')
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `8${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-')
}

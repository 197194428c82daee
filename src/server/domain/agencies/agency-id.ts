import { createHash } from 'node:crypto'

/**
 * Takes a slug and gives the id its agency gets on the first import: a UUID of version 8 made from the slug's hash, so
 * that an empty database and its next copy agree on links and tokens made from the id.
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

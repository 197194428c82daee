import { createHash } from 'node:crypto'

/** Takes plain data and gives its JSON with sorted keys: equal data gives equal text, whatever order it was built in. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) => {
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return part
    return Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  })
}

/** Takes plain data and gives the SHA-256 of its canonical JSON, in hexadecimal. */
export function contentHash(value: unknown): string {
  return createHash('sha256').update(canonicalJson(value)).digest('hex')
}

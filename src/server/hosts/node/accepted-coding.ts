import { LRUCache } from 'lru-cache'

export type Coding = 'br' | 'gzip'

/** Browsers send only a few different headers. */
const known = new LRUCache<string, readonly Coding[]>({ max: 200 })

/**
 * Returns the best of a response's codings that an Accept-Encoding header allows, brotli first; `q=0` forbids one.
 * Source: RFC 9110, 12.5.3.
 */
export function acceptedCodings(header: string | undefined): readonly Coding[] {
  if (!header) return []
  const remembered = known.get(header)
  if (remembered) return remembered
  const found = codingsOf(header.slice(0, 400))
  known.set(header, found)
  return found
}

function codingsOf(header: string): readonly Coding[] {
  const allowed = new Map<string, boolean>()
  for (const entry of header.toLowerCase().split(',')) {
    const [coding = '', ...parameters] = entry.split(';').map((part) => part.trim())
    const q = parameters.find((parameter) => parameter.startsWith('q='))
    allowed.set(coding, q === undefined || Number(q.slice(2)) > 0)
  }
  return (['br', 'gzip'] as const).filter((coding) => allowed.get(coding) ?? allowed.get('*') ?? false)
}

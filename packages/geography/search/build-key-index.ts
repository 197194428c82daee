import { aliasFlag, innerFlag, type KeyIndex } from './key-index.ts'

export interface Key {
  /** Folded name. */
  readonly text: string
  readonly owner: number
  readonly isAlias: boolean
}

const space = 0x20

/**
 * Returns a sorted index of folded names with their owners: one entry for each word of a name and one for each alias.
 * Duplicates count once; empty names are left out.
 */
export function buildKeyIndex(keys: Iterable<Key>): KeyIndex {
  const parts: Buffer[] = []
  const starts: { position: number; field: number }[] = []
  const seen = new Set<string>()
  let length = 0
  for (const { text, owner, isAlias } of keys) {
    const id = `${owner} ${text}`
    if (text === '' || seen.has(id)) continue
    seen.add(id)
    const bytes = Buffer.from(`${text}\0`)
    parts.push(bytes)
    starts.push({ position: length, field: isAlias ? (owner | aliasFlag) >>> 0 : owner })
    // Words inside an alias would find Munich under 'di' and 'baviera'.
    for (let at = isAlias ? -1 : bytes.indexOf(space); at !== -1; at = bytes.indexOf(space, at + 1)) {
      starts.push({ position: length + at + 1, field: (owner | innerFlag) >>> 0 })
    }
    length += bytes.length
  }
  const text = new Uint8Array(Buffer.concat(parts, length))
  starts.sort((a, b) => compareFrom(text, a.position, b.position) || a.field - b.field)
  return {
    text,
    positions: Uint32Array.from(starts, (start) => start.position),
    owners: Uint32Array.from(starts, (start) => start.field),
  }
}

/** Byte order, which is code point order in UTF-8; the final 0 sorts a name before its extensions. */
function compareFrom(text: Uint8Array, a: number, b: number): number {
  for (let i = 0; ; i += 1) {
    const left = text[a + i] ?? 0
    const right = text[b + i] ?? 0
    if (left !== right) return left - right
    if (left === 0) return 0
  }
}

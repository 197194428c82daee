import { createHash } from 'node:crypto'
import { createLruCache } from '../../../kernel/limits/lru-cache.ts'

export interface StoppedDrawings {
  has: (key: string) => boolean
  add: (key: string) => void
}

/** Makes a memory of stopped drawings: at most `most`, each for `forMs` milliseconds. */
export function createStoppedDrawings(most: number, forMs: number, now: () => number): StoppedDrawings {
  const until = createLruCache<number>(most)
  return {
    has: (key) => (until.peek(key) ?? 0) > now(),
    add: (key) => void until.set(key, now() + forMs),
  }
}

/**
 * Returns a key of the sent pictures among a drawing's arguments, for their agency; null if there are none. One
 * agency's picture is not refused to others, for whom it may succeed on a less busy machine.
 */
export function drawingKey(group: string, values: readonly unknown[]): string | null {
  const pictures = picturesIn(values)
  if (pictures.length === 0) return null
  const hash = createHash('sha256').update(group)
  for (const bytes of pictures) hash.update('\0').update(bytes)
  return hash.digest('hex')
}

/** The bytes among a drawing's arguments; the platform's own drawings are texts. */
export function picturesIn(value: unknown): Uint8Array[] {
  if (value instanceof Uint8Array) return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(picturesIn)
}

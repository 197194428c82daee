import { createHash } from 'node:crypto'
import { createLruCache } from '../../../kernel/limits/lru-cache.ts'

export interface StoppedDrawings {
  has: (key: string) => boolean
  add: (key: string) => void
}

/** Makes a memory of drawings that were stopped: of at most `most`, each for `forMs` milliseconds. */
export function createStoppedDrawings(most: number, forMs: number, now: () => number): StoppedDrawings {
  const until = createLruCache<number>(most)
  return {
    has: (key) => (until.peek(key) ?? 0) > now(),
    add: (key) => void until.set(key, now() + forMs),
  }
}

/**
 * Takes for whom a picture is drawn and the arguments of the drawing and gives a key of the pictures among them; null where
 * there is none. What one agency sent is refused to no other, which may have the same picture and a quieter moment.
 */
export function drawingKey(group: string, values: readonly unknown[]): string | null {
  const pictures = picturesIn(values)
  if (pictures.length === 0) return null
  const hash = createHash('sha256').update(group)
  for (const bytes of pictures) hash.update('\0').update(bytes)
  return hash.digest('hex')
}

/** The bytes among the arguments of a drawing; drawings of the platform are texts. */
export function picturesIn(value: unknown): Uint8Array[] {
  if (value instanceof Uint8Array) return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(picturesIn)
}

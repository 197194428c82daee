/** Returns an integer from 0 to 2³² − 1 that represents a text: the same text always gives the same number. */
export function hashText(text: string): number {
  let hash = 2166136261
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 16777619)
  return finish(hash)
}

/** Returns a new seed from a seed and a number; their order matters. */
export function mix(seed: number, value: number): number {
  return finish(Math.imul(seed ^ finish(value), 0x9e3779b1) + 0x7f4a7c15)
}

/** Returns a seed's first number from 0 up to 1, without creating a stream. */
export function unit(seed: number): number {
  return finish(seed) / 4294967296
}

/** A stream of numbers that depends only on its seed. */
export interface RandomStream {
  /** From 0 up to 1, exclusive. */
  next(): number
  between(low: number, high: number): number
  /** An integer from 0 up to `count`, exclusive. */
  below(count: number): number
  chance(probability: number): boolean
  pick<Item>(items: readonly [Item, ...Item[]]): Item
}

/** Returns a seed's stream (mulberry32): fast, with one number as its state. */
export function randomStream(seed: number): RandomStream {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let value = Math.imul(state ^ (state >>> 15), state | 1)
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61)
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296
  }
  const below = (count: number) => Math.floor(next() * count)
  return {
    next,
    below,
    between: (low, high) => low + (high - low) * next(),
    chance: (probability) => next() < probability,
    pick: (items) => items[below(items.length)] ?? items[0],
  }
}

function finish(value: number): number {
  let hash = value | 0
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

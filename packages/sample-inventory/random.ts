/** Takes any text and gives a whole number from 0 to 2³² − 1 that stands for it: the same text always gives the same. */
export function hashText(text: string): number {
  let hash = 2166136261
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 16777619)
  return finish(hash)
}

/** Takes a seed and a number and gives a new seed; their order matters. */
export function mix(seed: number, value: number): number {
  return finish(Math.imul(seed ^ finish(value), 0x9e3779b1) + 0x7f4a7c15)
}

/** Takes a seed and gives its one number from 0 up to 1, without a stream. */
export function unit(seed: number): number {
  return finish(seed) / 4294967296
}

/** A stream of numbers that its seed decides wholly. */
export interface RandomStream {
  /** From 0 up to 1. */
  next(): number
  between(low: number, high: number): number
  /** A whole number from 0 up to `count`, without it. */
  below(count: number): number
  chance(probability: number): boolean
  pick<Item>(items: readonly [Item, ...Item[]]): Item
}

/** Takes a seed and gives its stream (mulberry32): fast, with no state but one number. */
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

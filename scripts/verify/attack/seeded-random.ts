/** Repeatable random numbers: the same seed makes the same attack. */
export interface SeededRandom {
  /** An integer from 0 to `below` − 1. */
  below: (below: number) => number
  /** True once in `times`. */
  onceIn: (times: number) => boolean
  pick: <Value>(values: readonly Value[]) => Value
  /** Bytes of any value. */
  bytes: (length: number) => Buffer
}

/** Returns random numbers for a seed by mulberry32, whose state is one integer. */
export function seededRandom(seed: number): SeededRandom {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    below,
    onceIn: (times) => below(times) === 0,
    pick<Value>(values: readonly Value[]) {
      if (values.length === 0) throw new Error('Nothing to pick from.')
      return values[below(values.length)] as Value
    },
    bytes: (length) => Buffer.from(Array.from({ length }, () => below(256))),
  }
}

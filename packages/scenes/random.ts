/** A stream of numbers that is the same on every machine for the same seed text. */
export interface Random {
  /** From `low` up to `high`, exclusive. */
  range(low: number, high: number): number
  /** An integer from `low` to `high`, both inclusive. */
  whole(low: number, high: number): number
  pick<T>(choices: readonly T[]): T
  chance(probability: number): boolean
  /** -1 or 1. */
  sign(): -1 | 1
}

/** Returns the random stream of a text (sfc32 seeded by two FNV-1a hashes). Pure: no clock, no global state. */
export function createRandom(seed: string): Random {
  let a = hashText(seed, 2166136261)
  let b = hashText(seed, 3339675911)
  let c = a ^ 0x9e3779b9
  let counter = 1
  const next = () => {
    const t = (a + b + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + t) | 0
    return (t >>> 0) / 4294967296
  }
  // The first numbers of sfc32 still resemble the seed, so similar seeds would give similar pictures.
  for (let warm = 0; warm < 12; warm += 1) next()

  return {
    range: (low, high) => low + next() * (high - low),
    whole: (low, high) => low + Math.floor(next() * (high - low + 1)),
    chance: (probability) => next() < probability,
    sign: () => (next() < 0.5 ? -1 : 1),
    pick(choices) {
      const choice = choices[Math.floor(next() * choices.length)]
      if (choice === undefined) throw new RangeError('pick needs at least one choice')
      return choice
    },
  }
}

export function hashText(text: string, basis: number): number {
  let hash = basis
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 16777619)
  }
  return hash >>> 0
}

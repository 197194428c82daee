import type { SeededRandom } from './seeded-random.ts'
import type { Target } from './target.ts'

export interface AttackBudget {
  random: SeededRandom
  /** How many requests or payloads at the most; a part with a fixed set takes them from its beginning. */
  most: number
  /** The moment (of `performance.now()`) at which the part stops wherever it is. */
  deadline: number
}

export interface AttackFigures {
  /** What was sent and what came back. */
  counts: Readonly<Record<string, number>>
  /** What must be 0: anything else is a fault of the server. */
  faults: Readonly<Record<string, number>>
  /** Up to ten of what was counted as a fault, to be looked at. */
  examples: readonly string[]
}

/** One kind of attack against a running server. */
export interface AttackKind {
  /** What the help says of it. */
  about: string
  run: (target: Target, budget: AttackBudget) => Promise<AttackFigures>
}

/** Collects examples of faults, ten at the most. */
export function exampleList() {
  const examples: string[] = []
  return {
    examples,
    add(text: string) {
      if (examples.length < 10) examples.push(text.slice(0, 300))
    },
  }
}

/** Runs `work` on each value, `width` at a time, until the deadline; gives how many were begun. */
export async function eachWithin<Value>(
  values: Iterable<Value>,
  { width, deadline }: { width: number; deadline: number },
  work: (value: Value, index: number) => Promise<void>,
): Promise<number> {
  const iterator = values[Symbol.iterator]()
  let begun = 0
  const lane = async () => {
    while (performance.now() < deadline) {
      const next = iterator.next()
      if (next.done) return
      const index = begun
      begun += 1
      await work(next.value, index)
    }
  }
  await Promise.all(Array.from({ length: width }, lane))
  return begun
}

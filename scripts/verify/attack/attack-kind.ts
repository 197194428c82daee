import type { SeededRandom } from './seeded-random.ts'
import type { Target } from './target.ts'

export interface AttackBudget {
  random: SeededRandom
  /** Maximum number of requests or payloads; a part with a fixed set takes the first ones. */
  most: number
  /** The moment (of `performance.now()`) at which the part stops. */
  deadline: number
}

export interface AttackFigures {
  /** Counts of requests and answers. */
  counts: Readonly<Record<string, number>>
  /** Counts that must be 0: anything else is a fault of the server. */
  faults: Readonly<Record<string, number>>
  /** Up to ten examples of faults. */
  examples: readonly string[]
}

/** One kind of attack against a running server. */
export interface AttackKind {
  /** Description in the help. */
  about: string
  run: (target: Target, budget: AttackBudget) => Promise<AttackFigures>
}

/** Collects up to ten examples of faults. */
export function exampleList() {
  const examples: string[] = []
  return {
    examples,
    add(text: string) {
      if (examples.length < 10) examples.push(text.slice(0, 300))
    },
  }
}

/** Runs `work` on each value, `width` at a time, until the deadline; returns how many were started. */
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

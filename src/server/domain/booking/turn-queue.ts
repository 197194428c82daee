interface TurnsDependencies {
  /** The number of turns at once. */
  atOnce: number
  /** One turn; returns whether there may be more to do, which queues it again. Never throws. */
  turn: (name: string) => Promise<boolean>
}

/** Creates a queue of names with work to do: each has a short turn, some in parallel, none twice at once. */
export function createTurnQueue({ atOnce, turn }: TurnsDependencies) {
  const underWay = new Map<string, Promise<void>>()
  // In the order of arrival.
  const waiting = new Set<string>()
  let isEnding = false

  function begin(): void {
    for (const name of waiting) {
      if (isEnding || underWay.size >= atOnce) return
      if (underWay.has(name)) continue
      waiting.delete(name)
      underWay.set(name, take(name))
    }
  }

  async function take(name: string): Promise<void> {
    const hasMore = await turn(name)
    underWay.delete(name)
    if (hasMore) waiting.add(name)
    begin()
  }

  return {
    /** A name that waits or has its turn already is not queued again. */
    want(names: Iterable<string>): void {
      for (const name of names) waiting.add(name)
      begin()
    },
    /** Begins no further turn and waits for those in progress. */
    async end(): Promise<void> {
      isEnding = true
      await Promise.all(underWay.values())
    },
  }
}

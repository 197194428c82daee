interface TurnsDependencies {
  /** So many have their turn at once. */
  atOnce: number
  /** One's turn; gives whether there may be more to do, for which it stands in line again. Never throws. */
  turn: (name: string) => Promise<boolean>
}

/** Makes a line of those for whom there is something to do: each has a short turn, some side by side, nobody two at once. */
export function createTurns({ atOnce, turn }: TurnsDependencies) {
  const underWay = new Map<string, Promise<void>>()
  // In the order in which they came.
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
    /** Whoever waits or has their turn already does not come twice. */
    want(names: Iterable<string>): void {
      for (const name of names) waiting.add(name)
      begin()
    },
    /** Begins no further turn, and waits for those under way. */
    async end(): Promise<void> {
      isEnding = true
      await Promise.all(underWay.values())
    },
  }
}

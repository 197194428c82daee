import { overloaded } from './overloaded.ts'

/** The owner of work: groups take turns, and members take turns within their group. */
export interface Turn {
  group: string
  member: string
}

export interface FairLimiter {
  /** Runs the work in its turn; refuses with 503 if too many wait. An abort (`signal`) leaves the queue. */
  run<T>(work: () => Promise<T>, turn: Turn, signal?: AbortSignal): Promise<T>
}

export interface FairLimiterOptions {
  /** How much work may run in parallel. */
  concurrency: number
  /** How much more may wait, over all groups. */
  queue: number
  /** The Retry-After of refusals, in seconds. */
  retryAfterSeconds: number
  /** The limits of one group, for running and for waiting work; by default the overall limits. */
  perGroup?: { concurrency: number; queue: number }
}

interface Waiter extends Turn {
  admit: () => void
  refuse: (reason: unknown) => void
}

/**
 * Makes a limiter that alternates between groups, and between the members of each, so that heavy use delays only its
 * own caller. If the queue is full, it refuses the newest work of the largest member in the largest group (503
 * `overloaded` with Retry-After). Source: security, 19.
 */
export function createFairLimiter({
  concurrency,
  queue,
  retryAfterSeconds,
  perGroup = { concurrency, queue },
}: FairLimiterOptions): FairLimiter {
  let running = 0
  const runningOf = new Map<string, number>()
  let waiting = 0
  // In the order of their next turn.
  const groups = new Map<string, Map<string, Waiter[]>>()

  function enter(turn: Turn, signal: AbortSignal | undefined): Promise<void> {
    signal?.throwIfAborted()
    if (hasPlace(turn.group)) {
      takePlace(turn.group)
      return Promise.resolve()
    }
    return new Promise((resolve, reject) => {
      const leave = () => {
        remove(waiter)
        reject(signal?.reason)
      }
      const waiter: Waiter = {
        ...turn,
        admit() {
          signal?.removeEventListener('abort', leave)
          resolve()
        },
        refuse(reason) {
          signal?.removeEventListener('abort', leave)
          reject(reason)
        },
      }
      signal?.addEventListener('abort', leave, { once: true })
      add(waiter)
      const own = groups.get(turn.group)
      if (own && sizeOf(own) > perGroup.queue) newestOf(own)?.refuse(overloaded(retryAfterSeconds))
      else if (waiting > queue)
        newestOf(largest([...groups.values()], sizeOf))?.refuse(overloaded(retryAfterSeconds))
    })
  }

  function hasPlace(group: string): boolean {
    return running < concurrency && (runningOf.get(group) ?? 0) < perGroup.concurrency
  }

  function takePlace(group: string): void {
    running += 1
    runningOf.set(group, (runningOf.get(group) ?? 0) + 1)
  }

  function leavePlace(group: string): void {
    running -= 1
    const left = (runningOf.get(group) ?? 1) - 1
    if (left > 0) runningOf.set(group, left)
    else runningOf.delete(group)
  }

  function add(waiter: Waiter): void {
    const members = groups.get(waiter.group) ?? new Map<string, Waiter[]>()
    members.set(waiter.member, [...(members.get(waiter.member) ?? []), waiter])
    groups.set(waiter.group, members)
    waiting += 1
  }

  function remove(waiter: Waiter): void {
    const { group, member } = waiter
    const members = groups.get(group)
    const own = members?.get(member)
    const at = own?.indexOf(waiter) ?? -1
    if (members === undefined || own === undefined || at < 0) return
    own.splice(at, 1)
    waiting -= 1
    if (own.length === 0) members.delete(member)
    if (members.size === 0) groups.delete(group)
  }

  function newestOf(members: Map<string, Waiter[]> | undefined): Waiter | undefined {
    const newest = largest([...(members?.values() ?? [])], ({ length }) => length)?.at(-1)
    if (newest !== undefined) remove(newest)
    return newest
  }

  /** The next work of a group with a free place; its member and group then move to the end. */
  function next(): Waiter | undefined {
    const group = [...groups.entries()].find(([name]) => hasPlace(name))
    const [member] = group?.[1].entries() ?? []
    const waiter = member?.[1][0]
    if (group === undefined || member === undefined || waiter === undefined) return undefined
    remove(waiter)
    toTheEnd(group[1], member)
    toTheEnd(groups, group)
    return waiter
  }

  // A place passes directly to the next in line, so that no later call gets in between.
  function exit(group: string): void {
    leavePlace(group)
    for (let waiter = next(); waiter !== undefined; waiter = next()) {
      takePlace(waiter.group)
      waiter.admit()
    }
  }

  return {
    async run(work, turn, signal) {
      await enter(turn, signal)
      try {
        return await work()
      } finally {
        exit(turn.group)
      }
    },
  }
}

function sizeOf(members: Map<string, Waiter[]>): number {
  return [...members.values()].reduce((sum, { length }) => sum + length, 0)
}

/** The last of several that are equally large. */
function largest<Item>(items: readonly Item[], size: (item: Item) => number): Item | undefined {
  let found: Item | undefined
  for (const item of items) if (found === undefined || size(item) >= size(found)) found = item
  return found
}

function toTheEnd<Key, Value>(map: Map<Key, Value>, [key, value]: [Key, Value]): void {
  if (map.delete(key)) map.set(key, value)
}

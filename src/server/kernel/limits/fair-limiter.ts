import { overloaded } from './overloaded.ts'

/** For whom work is done: each group has its turn, and within it each member. */
export interface Turn {
  group: string
  member: string
}

export interface FairLimiter {
  /** Runs the work when it is its turn; refuses with 503 when too many wait. Who goes away (`signal`) leaves the queue. */
  run<T>(work: () => Promise<T>, turn: Turn, signal?: AbortSignal): Promise<T>
}

export interface FairLimiterOptions {
  /** How many may be at work at once. */
  concurrency: number
  /** How many more may wait, over all groups. */
  queue: number
  /** Seconds the refused are asked to stay away. */
  retryAfterSeconds: number
  /** How many of one group may be at work at once, and how many more of it may wait; without it as many as of all. */
  perGroup?: { concurrency: number; queue: number }
}

interface Waiter extends Turn {
  admit: () => void
  refuse: (reason: unknown) => void
}

/**
 * Takes bounds and gives a limiter that serves groups in turn, and in each its members: whoever sends much waits behind
 * themself, and others hardly longer for it. When the queue is full, the newest of the member with the most to do in the
 * group with the most to do is refused (503 `overloaded` with Retry-After), never one of the others. Source: security, 19.
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

  /** The first in turn of a group that has a place; its member and its group are the last in turn after it. */
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

  // A place passes straight to the next in line, so that nothing that comes later slips in between.
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

/** Of several that are as large the last. */
function largest<Item>(items: readonly Item[], size: (item: Item) => number): Item | undefined {
  let found: Item | undefined
  for (const item of items) if (found === undefined || size(item) >= size(found)) found = item
  return found
}

function toTheEnd<Key, Value>(map: Map<Key, Value>, [key, value]: [Key, Value]): void {
  if (map.delete(key)) map.set(key, value)
}

import type { HotelRate } from '../../../contract/types.ts'
import { clockTime } from '../../../tenant/zoned-time.ts'

type Policy = HotelRate['policy']

/** A time in which cancelling costs the same. */
export interface PolicySpan {
  /** Local times of the property; null: from now on, or for good. */
  from: string | null
  until: string | null
  penalty: number
}

/** Takes the conditions of a rate and a moment, and gives them as times one after another, from that moment on. */
export function timelineOf({ timeZone, steps }: Policy, now: Date): PolicySpan[] {
  const here = clockTime(now, timeZone)
  const past = steps.filter(({ from }) => from <= here)
  const changes = [{ from: null, penalty: past.at(-1)?.penalty ?? 0 }, ...steps.slice(past.length)]
  return changes.map(({ from, penalty }, at) => ({ from, penalty, until: changes[at + 1]?.from ?? null }))
}

/** Until which local time of the property a cancellation costs nothing; null where it costs something now already. */
export function freeUntilOf(policy: Policy, now: Date): string | null {
  const [first] = timelineOf(policy, now)
  return first?.penalty === 0 ? first.until : null
}

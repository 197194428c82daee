import type { CancellationStep, HotelRate } from '../contract/types.ts'
import { costsNothing, freeUntil } from './free-until.ts'
import { clockTime } from './zoned-time.ts'

type Policy = HotelRate['policy']

/** A time in which cancelling costs the same. */
export interface PolicySpan {
  /** Local times of the property; null: from now on, or for good. */
  from: string | null
  until: string | null
  /** In the price's currency; not there for who may see no prices. */
  penalty?: number | undefined
  /** How much of the price it is, where the penalty is not there. */
  costs?: CancellationStep['costs']
}

/** Takes the conditions of a rate and a moment, and gives them as times one after another, from that moment on. */
export function policyTimeline({ timeZone, steps }: Policy, now: Date): PolicySpan[] {
  const here = clockTime(now, timeZone)
  const past = steps.filter(({ from }) => from <= here)
  const first = past.at(-1) ?? { penalty: 0 }
  const changes = [{ ...first, from: null }, ...steps.slice(past.length)]
  return changes.map((change, at) => ({ ...change, until: changes[at + 1]?.from ?? null }))
}

/** Whether cancelling costs nothing then. */
export function isFreeSpan(span: PolicySpan): boolean {
  return costsNothing(span)
}

/** Until which local time of the property a cancellation costs nothing; null where it costs something now already. */
export function freeUntilOf(policy: Policy, now: Date): string | null {
  const until = freeUntil(policy)
  return until !== null && until > clockTime(now, policy.timeZone) ? until : null
}

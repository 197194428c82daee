import type { CancellationStep, HotelRate } from '../contract/types.ts'
import { clockTime } from './zoned-time.ts'

type Policy = HotelRate['policy']

/** A period in which cancellation costs the same. */
export interface PolicySpan {
  /** Local times of the property; null: from now on, or without end. */
  from: string | null
  until: string | null
  /** In the price's currency; absent for users who may not see prices. */
  penalty?: number | undefined
  /** The part of the price, if the penalty is absent. */
  costs?: CancellationStep['costs']
}

/** Returns a rate's cancellation conditions as consecutive periods, from a moment on. */
export function policyTimeline({ timeZone, steps }: Policy, now: Date): PolicySpan[] {
  const here = clockTime(now, timeZone)
  const past = steps.filter(({ from }) => from <= here)
  const first = past.at(-1) ?? { penalty: 0 }
  const changes = [{ ...first, from: null }, ...steps.slice(past.length)]
  return changes.map((change, at) => ({ ...change, until: changes[at + 1]?.from ?? null }))
}

/** True if cancellation is free in a period. */
export function isFreeSpan(span: PolicySpan): boolean {
  return costsNothing(span)
}

/** The local time of the property until which cancellation is free; null if it already has a cost. */
export function freeUntilOf(policy: Policy, now: Date): string | null {
  const until = freeCancellationEnd(policy)
  return until !== null && until > clockTime(now, policy.timeZone) ? until : null
}

/** What a cancellation costs from a time on: an amount, or a word for users who may not see amounts. */
interface PolicyStep {
  readonly from: string
  readonly penalty?: number | undefined
  readonly costs?: 'nothing' | 'part' | 'all' | undefined
}

interface CancellationTerms {
  readonly isRefundable: boolean
  readonly steps: readonly PolicyStep[]
}

/**
 * Returns the local time of the property until which cancellation is free, past or future; null if nothing is
 * refundable or no time is given. A step without a cost, such as a share rounded to zero, does not end it.
 */
export function freeCancellationEnd({ isRefundable, steps }: CancellationTerms): string | null {
  if (!isRefundable) return null
  return steps.find((step) => !costsNothing(step))?.from ?? null
}

/** True if a cancellation is free from a step on. */
export function costsNothing({ penalty, costs }: Pick<PolicyStep, 'penalty' | 'costs'>): boolean {
  return penalty === 0 || costs === 'nothing'
}

/** What a cancellation costs from a time on: an amount, or a word for users who may not see amounts. */
interface PolicyStep {
  readonly from: string
  readonly penalty?: number | undefined
  readonly costs?: 'nothing' | 'part' | 'all' | undefined
}

interface Policy {
  readonly isRefundable: boolean
  readonly steps: readonly PolicyStep[]
}

/**
 * Returns the local time of the property until which cancellation is free, past or future; null if nothing is
 * refundable or no time is given. A step without a cost, such as a share rounded to zero, does not end it.
 */
export function freeCancellationEnd({ isRefundable, steps }: Policy): string | null {
  if (!isRefundable) return null
  return steps.find((step) => !costsNothing(step))?.from ?? null
}

/** True if a cancellation is free from a step on. */
export function costsNothing({ penalty, costs }: Pick<PolicyStep, 'penalty' | 'costs'>): boolean {
  return penalty === 0 || costs === 'nothing'
}

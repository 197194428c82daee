/** From a moment on, what a cancellation costs: an amount, or a word for who may see none. */
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
 * Takes a policy as it is sold and gives the local time of the property until which a cancellation costs nothing, be that behind
 * us or to come; null where nothing ever comes back, and where no time is named. A step that costs nothing, such as a share that
 * is rounded away, ends nothing.
 */
export function freeUntil({ isRefundable, steps }: Policy): string | null {
  if (!isRefundable) return null
  return steps.find((step) => !costsNothing(step))?.from ?? null
}

/** Whether a cancellation costs nothing from a step on. */
export function costsNothing({ penalty, costs }: Pick<PolicyStep, 'penalty' | 'costs'>): boolean {
  return penalty === 0 || costs === 'nothing'
}

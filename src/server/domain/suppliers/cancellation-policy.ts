import type { Money } from '../../kernel/money/money.ts'

export interface PolicyStep {
  /** Local time of the property, YYYY-MM-DDTHH:mm:ss, from which cancelling costs the penalty. */
  readonly from: string
  readonly penalty: Money
}

/**
 * What cancelling costs and from when: before the first step nothing. Steps are in the order of time, every one dearer
 * than the one before and none dearer than the price.
 */
export interface CancellationPolicy {
  /** IANA name of the zone in which the steps are written. */
  readonly timeZone: string
  /** Where nothing is ever refunded, the first step lies before any booking and costs everything. */
  readonly isRefundable: boolean
  readonly steps: readonly PolicyStep[]
}

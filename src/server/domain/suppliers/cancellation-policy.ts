import type { Money } from '../../kernel/money/money.ts'

export interface PolicyStep {
  /** Local time of the property, YYYY-MM-DDTHH:mm:ss, from which the penalty applies. */
  readonly from: string
  readonly penalty: Money
}

/**
 * What cancelling costs over time; nothing before the first step. Steps are in order of time, each higher than the
 * previous one and none above the price.
 */
export interface CancellationPolicy {
  /** IANA name of the steps' time zone. */
  readonly timeZone: string
  /** If nothing is ever refunded, the first step lies before any booking and costs everything. */
  readonly isRefundable: boolean
  readonly steps: readonly PolicyStep[]
}

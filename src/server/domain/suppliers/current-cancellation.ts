import { clockTime } from '../../../tenant/zoned-time.ts'
import { localToMoment } from '../../kernel/dates/local-to-moment.ts'
import type { Money } from '../../kernel/money/money.ts'
import type { CancellationPolicy } from './cancellation-policy.ts'
import type { SupplierCancellationQuote } from './product-supplier.ts'

/** Returns what cancelling costs at a moment, and until when that stays so. */
export function currentCancellation(
  { steps, timeZone }: CancellationPolicy,
  { amount, currency }: Money,
  moment: Date,
): SupplierCancellationQuote {
  const local = clockTime(moment, timeZone)
  const penalty = steps.findLast(({ from }) => from <= local)?.penalty.amount ?? 0
  const next = steps.find(({ from }) => from > local)
  return {
    penalty: { amount: penalty, currency },
    refund: { amount: amount - penalty, currency },
    validUntil: next ? localToMoment(next.from, timeZone) : null,
  }
}

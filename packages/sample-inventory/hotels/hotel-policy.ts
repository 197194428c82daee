import type {
  CancellationPolicy,
  PolicyStep,
} from '../../../src/server/domain/suppliers/cancellation-policy.ts'
import type { SupplierPrice } from '../../../src/server/domain/suppliers/supplier-price.ts'
import { dateOfDay, dayNumber } from '../../../src/server/kernel/dates/calendar.ts'
import type { PolicyRule } from './policy-rules.ts'

/**
 * Returns the cancellation policy with amounts, from the property's rule (null: non-refundable), its time zone, the
 * price and the day of the search. Steps that cost no more than the previous one are left out.
 */
export function hotelPolicy(
  rule: PolicyRule | null,
  timeZone: string,
  price: SupplierPrice,
  today: number,
): CancellationPolicy {
  const first = dayNumber(price.breakdown[0]?.date ?? '')
  const money = (amount: number) => ({ amount, currency: price.currency })
  if (rule === null) {
    // The day before the search is over everywhere on earth.
    const from = `${dateOfDay(today - 1)}T00:00:00`
    return { timeZone, isRefundable: false, steps: [{ from, penalty: money(price.net) }] }
  }
  const steps: PolicyStep[] = []
  for (const { daysBefore, hour, penalty } of rule.steps) {
    const amount = penalty === 'first_night' ? firstNight(price) : Math.round(price.net * penalty)
    if (amount <= (steps.at(-1)?.penalty.amount ?? 0)) continue
    steps.push({ from: `${dateOfDay(first - daysBefore)}T${hour}`, penalty: money(amount) })
  }
  return { timeZone, isRefundable: true, steps }
}

/** With its taxes and fees. */
function firstNight({ breakdown, base, net }: SupplierPrice): number {
  return base === 0 ? net : Math.round(((breakdown[0]?.amount ?? 0) * net) / base)
}

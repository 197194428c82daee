import type {
  CancellationPolicy,
  PolicyStep,
} from '../../../src/server/domain/suppliers/cancellation-policy.ts'
import type { SupplierPrice } from '../../../src/server/domain/suppliers/supplier-price.ts'
import { momentToLocal } from '../../../src/server/kernel/dates/local-to-moment.ts'
import { unit } from '../random.ts'

/** A refund rule: from so many hours before the start a share of the price is lost. */
export interface PolicyRule {
  /** Cancelling is free until then; null if it always costs something. */
  readonly freeHours: number | null
  /** In chronological order; null hours: from the booking on. */
  readonly steps: readonly { readonly hoursBefore: number | null; readonly share: number }[]
}

const free: readonly PolicyRule[] = [
  { freeHours: 24, steps: [{ hoursBefore: 24, share: 1 }] },
  { freeHours: 24, steps: [{ hoursBefore: 24, share: 1 }] },
  {
    freeHours: 48,
    steps: [
      { hoursBefore: 48, share: 0.5 },
      { hoursBefore: 24, share: 1 },
    ],
  },
  {
    freeHours: 168,
    steps: [
      { hoursBefore: 168, share: 0.25 },
      { hoursBefore: 72, share: 0.5 },
      { hoursBefore: 24, share: 1 },
    ],
  },
]
const finalSale: PolicyRule = { freeHours: null, steps: [{ hoursBefore: null, share: 1 }] }
const halfBack: PolicyRule = {
  freeHours: null,
  steps: [
    { hoursBefore: null, share: 0.5 },
    { hoursBefore: 24, share: 1 },
  ],
}

/** Returns the refund rule of an activity that is free to cancel at first, or not, from its seed. */
export function policyRule(isFreeCancellation: boolean, seed: number): PolicyRule {
  const luck = unit(seed ^ 0x901c)
  if (!isFreeCancellation) return luck < 0.6 ? finalSale : halfBack
  return free[Math.floor(luck * free.length)] ?? finalSale
}

/**
 * Returns the cancellation policy of a visit that begins at a local time (YYYY-MM-DDTHH:mm:ss), at a moment. Hours
 * count by the place's clock, so that a day before is the same time of the day before, whatever clocks do.
 */
export function activityPolicy(
  { steps }: PolicyRule,
  { start, timeZone }: { readonly start: string; readonly timeZone: string },
  { net, currency }: Pick<SupplierPrice, 'net' | 'currency'>,
  now: Date,
): CancellationPolicy {
  const local = momentToLocal(now, timeZone)
  const long = hoursBefore(local.slice(0, 10), 24)
  const sold = steps.map(
    ({ hoursBefore: hours, share }): PolicyStep => ({
      from: hours === null ? long : hoursBefore(start, hours),
      penalty: { amount: Math.round(net * share), currency },
    }),
  )
  const lost = sold.findLast(({ from }) => from <= local)
  if (lost && lost.penalty.amount >= net)
    return { timeZone, isRefundable: false, steps: [{ ...lost, from: long }] }
  // A cheap visit's steps may cost the same once they are rounded.
  const rising = sold.filter(({ penalty }, index) => penalty.amount > (sold[index - 1]?.penalty.amount ?? 0))
  return { timeZone, isRefundable: true, steps: rising }
}

function hoursBefore(local: string, hours: number): string {
  const at = local.length === 10 ? `${local}T00:00:00` : local
  return new Date(Date.parse(`${at}Z`) - hours * 3_600_000).toISOString().slice(0, 19)
}

import type { CancellationStep } from '../../../../contract/types.ts'
import type { CancellationPolicy } from '../../suppliers/cancellation-policy.ts'

/** A cancellation policy as shown and charged; amounts in the selling currency. */
export interface SoldPolicy {
  isRefundable: boolean
  timeZone: string
  steps: { from: string; penalty: number }[]
}

/**
 * Returns the same share of the total as a supplier's fee is of the wholesale rate, so that it includes the markup.
 * At most the total, and a multiple of `step` minor units, so that a gateway can refund the rest (`chargeStep`).
 */
export function soldPenalty(penalty: number, net: number, total: number, step = 1): number {
  if (penalty >= net) return total
  return Math.min(total, Math.round((total * penalty) / net / step) * step)
}

/** Returns a supplier's policy as it is sold. */
export function soldPolicy(
  { isRefundable, timeZone, steps }: CancellationPolicy,
  net: number,
  total: number,
  step = 1,
): SoldPolicy {
  return {
    isRefundable,
    timeZone,
    steps: steps.map(({ from, penalty }) => ({
      from,
      penalty: soldPenalty(penalty.amount, net, total, step),
    })),
  }
}

/** A policy for a viewer who may not see prices. */
export interface UnpricedPolicy extends Omit<SoldPolicy, 'steps'> {
  steps: { from: string; costs: NonNullable<CancellationStep['costs']> }[]
}

/** Returns a sold policy without amounts: when part of the total is lost, and when all of it. */
export function unpricedPolicy({ steps, ...policy }: SoldPolicy, total: number): UnpricedPolicy {
  return {
    ...policy,
    steps: steps.map(({ from, penalty }) => ({
      from,
      costs: penalty >= total ? 'all' : penalty > 0 ? 'part' : 'nothing',
    })),
  }
}

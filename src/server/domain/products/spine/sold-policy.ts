import type { CancellationStep } from '../../../../contract/types.ts'
import type { CancellationPolicy } from '../../suppliers/cancellation-policy.ts'

/** What is shown and charged for a cancellation; amounts in the currency that the booking is sold in. */
export interface SoldPolicy {
  isRefundable: boolean
  timeZone: string
  steps: { from: string; penalty: number }[]
}

/**
 * Takes a penalty of a supplier, the wholesale rate it is a part of and the total that is charged for it, and gives the same
 * part of the total: who cancels pays of the markup as much as of the rest. Never more than the total; a multiple of `step` minor
 * units, so that what is left of the total can be paid back by a gateway (`chargeStep`).
 */
export function soldPenalty(penalty: number, net: number, total: number, step = 1): number {
  if (penalty >= net) return total
  return Math.min(total, Math.round((total * penalty) / net / step) * step)
}

/** Takes a supplier's policy, the wholesale rate, the total and the step, and gives the policy as it is sold. */
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

/** A policy as somebody sees it who may see no prices. */
export interface UnpricedPolicy extends Omit<SoldPolicy, 'steps'> {
  steps: { from: string; costs: NonNullable<CancellationStep['costs']> }[]
}

/** Takes a policy as it is sold and the total, and gives it without amounts: when some of the total is lost, and when all of it. */
export function unpricedPolicy({ steps, ...policy }: SoldPolicy, total: number): UnpricedPolicy {
  return {
    ...policy,
    steps: steps.map(({ from, penalty }) => ({
      from,
      costs: penalty >= total ? 'all' : penalty > 0 ? 'part' : 'nothing',
    })),
  }
}

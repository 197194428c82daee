import type { CancellationPolicy } from '../suppliers/cancellation-policy.ts'

/** What is shown and charged for a cancellation; amounts in the currency that the booking is sold in. */
export interface SoldPolicy {
  isRefundable: boolean
  timeZone: string
  steps: { from: string; penalty: number }[]
}

/**
 * Takes a penalty of a supplier, the wholesale rate it is a part of and the total that is charged for it, and gives the same
 * part of the total: who cancels pays of the markup as much as of the rest. Never more than the total.
 */
export function soldPenalty(penalty: number, net: number, total: number): number {
  if (penalty >= net) return total
  return Math.min(total, Math.round((total * penalty) / net))
}

/** Takes a supplier's policy, the wholesale rate and the total, and gives the policy as it is sold. */
export function soldPolicy(
  { isRefundable, timeZone, steps }: CancellationPolicy,
  net: number,
  total: number,
): SoldPolicy {
  return {
    isRefundable,
    timeZone,
    steps: steps.map(({ from, penalty }) => ({ from, penalty: soldPenalty(penalty.amount, net, total) })),
  }
}

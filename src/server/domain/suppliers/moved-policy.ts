/** What of a policy moves: the local times of its steps. */
interface TimedPolicy {
  readonly isRefundable: boolean
  readonly steps: readonly { readonly from: string }[]
}

/**
 * Returns a policy for a start that was moved: its steps stay as far before it, by the clock of the place. A policy that
 * refunds nothing stays as it is. Both starts are local, YYYY-MM-DDTHH:mm:ss.
 */
export function movedPolicy<Policy extends TimedPolicy>(
  policy: Policy,
  was: string,
  becomes: string,
): Policy {
  const by = Date.parse(`${becomes}Z`) - Date.parse(`${was}Z`)
  if (by === 0 || !policy.isRefundable) return policy
  const steps = policy.steps.map((step) => ({ ...step, from: later(step.from, by) }))
  return { ...policy, steps }
}

function later(local: string, milliseconds: number): string {
  return new Date(Date.parse(`${local}Z`) + milliseconds).toISOString().slice(0, 19)
}

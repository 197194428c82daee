/**
 * The states of a change that a traveller requests (decision 0025). `applying` is stored before the supplier is
 * called, `in_doubt` if it gave no answer.
 */
export const amendmentStates = [
  'proposed',
  'accepted',
  'applying',
  'in_doubt',
  'applied',
  'rejected',
  'failed',
] as const
export type AmendmentState = (typeof amendmentStates)[number]

/**
 * `fail`: the supplier was never called, for example because it was not paid in time ({@link FailedReason}). `reject`:
 * the supplier refused.
 */
export type AmendmentEvent = 'accept' | 'begin' | 'doubt' | 'apply' | 'reject' | 'fail'

/**
 * Why an amendment failed: its payment was cancelled or late, its item was cancelled or changed by the supplier, or
 * the traveller or agency withdrew it.
 */
export type FailedReason = 'payment' | 'lapsed' | 'cancelled' | 'superseded' | 'withdrawn'

const steps: Readonly<Record<AmendmentState, Readonly<Partial<Record<AmendmentEvent, AmendmentState>>>>> = {
  proposed: { accept: 'accepted' },
  accepted: { begin: 'applying', fail: 'failed' },
  applying: { doubt: 'in_doubt', apply: 'applied', reject: 'rejected' },
  in_doubt: { apply: 'applied', reject: 'rejected' },
  applied: {},
  rejected: {},
  failed: {},
}

/** Returns the next state of an amendment; null if the event is not possible in its state. */
export function nextAmendmentState(state: AmendmentState, event: AmendmentEvent): AmendmentState | null {
  return steps[state][event] ?? null
}

/** Whether an amendment blocks another one of its item from being accepted. */
export function isUnderWay(state: AmendmentState): boolean {
  return state === 'accepted' || isWithSupplier(state)
}

/** Whether a supplier was called to apply it and has not yet decided. */
export function isWithSupplier(state: AmendmentState): boolean {
  return state === 'applying' || state === 'in_doubt'
}

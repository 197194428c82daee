/**
 * What can be the case with a change that a traveller asks for (decision 0025). `applying` is stored before the supplier
 * is asked, `in_doubt` when it gave no answer.
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

/** `fail`: nobody asked the supplier, such as since it was not paid in time ({@link FailedReason}). `reject`: the supplier said no. */
export type AmendmentEvent = 'accept' | 'begin' | 'doubt' | 'apply' | 'reject' | 'fail'

/**
 * Why an amendment failed: its payment was cancelled, or not made in time; the item was cancelled; the supplier changed the item by
 * itself; or the traveller or the agency kept the booking as it was.
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

/** Takes where an amendment is and what happens to it, and gives where it is then; null where that cannot happen to it. */
export function nextAmendmentState(state: AmendmentState, event: AmendmentEvent): AmendmentState | null {
  return steps[state][event] ?? null
}

/** Whether an amendment keeps another of its item from being accepted. */
export function isUnderWay(state: AmendmentState): boolean {
  return state === 'accepted' || isWithSupplier(state)
}

/** Whether a supplier was asked to apply it and has not decided. */
export function isWithSupplier(state: AmendmentState): boolean {
  return state === 'applying' || state === 'in_doubt'
}

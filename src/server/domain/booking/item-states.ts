/** What can be the case with one item of a booking (decision 0060). */
export const itemStates = [
  'on_hold',
  /** The supplier was asked to book it and has not answered. */
  'in_doubt',
  /** The supplier has taken the booking and confirms it later, such as by hand. */
  'pending',
  'confirmed',
  'rejected',
  'expired',
  'released',
  'cancellation_requested',
  'cancelled',
  'completed',
] as const
export type ItemState = (typeof itemStates)[number]

/**
 * What happens to an item. `wait` is stored before the supplier is asked to book, so that a server that dies over the answer leaves an
 * item that is asked about by its reference and never booked again. `leave_out` notes that the traveller goes on without what was
 * rejected. `amend` and `refuse_amendment` note what came of a change that the traveller asked for,
 * `supplier_change` and `accept_change` note what the supplier changed by itself and that it was accepted.
 */
export const itemEvents = [
  'wait',
  'pend',
  'confirm',
  'reject',
  'leave_out',
  'extend',
  'expire',
  'release',
  'request_cancellation',
  'refuse_cancellation',
  'cancel',
  'complete',
  'amend',
  'refuse_amendment',
  'supplier_change',
  'accept_change',
] as const
export type ItemEvent = (typeof itemEvents)[number]

const steps: Readonly<Record<ItemState, Readonly<Partial<Record<ItemEvent, ItemState>>>>> = {
  on_hold: {
    wait: 'in_doubt',
    extend: 'on_hold',
    expire: 'expired',
    release: 'released',
  },
  in_doubt: { pend: 'pending', confirm: 'confirmed', reject: 'rejected' },
  pending: { confirm: 'confirmed', reject: 'rejected' },
  confirmed: {
    request_cancellation: 'cancellation_requested',
    complete: 'completed',
    amend: 'confirmed',
    refuse_amendment: 'confirmed',
    supplier_change: 'confirmed',
    accept_change: 'confirmed',
  },
  // The supplier may refuse it, since its penalty rose meanwhile: the item is what it was, and may be asked about again.
  cancellation_requested: { cancel: 'cancelled', refuse_cancellation: 'confirmed' },
  rejected: { leave_out: 'rejected' },
  expired: {},
  released: {},
  cancelled: {},
  completed: {},
}

/** Takes where an item is and what happens to it, and gives where it is then; null where that cannot happen to it. */
export function nextItemState(state: ItemState, event: ItemEvent): ItemState | null {
  return steps[state][event] ?? null
}

/** Whether an item came to nothing without its traveller's doing. */
export function isRefused(state: ItemState): boolean {
  return state === 'rejected' || state === 'expired'
}

/** Whether an item came to nothing before it was booked, so that nothing is charged for it. */
export function isUnbooked(state: ItemState): boolean {
  return isRefused(state) || state === 'released'
}

/** Whether an item was not booked or is cancelled: no supplier expects its travellers or takes anything from them. */
export function isEnded(state: ItemState): boolean {
  return isUnbooked(state) || state === 'cancelled'
}

/** Whether it is not decided yet whether an item is booked. */
export function isUndecided(state: ItemState): boolean {
  return state === 'on_hold' || isRequested(state)
}

/** Whether a supplier has been asked to book an item and has not decided. */
export function isRequested(state: ItemState): boolean {
  return state === 'in_doubt' || state === 'pending'
}

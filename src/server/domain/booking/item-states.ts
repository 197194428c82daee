/** The states of a booking's item (decision 0060). */
export const itemStates = [
  'on_hold',
  /** The supplier was called to book it and has not answered. */
  'in_doubt',
  /** The supplier accepted the booking and confirms it later, for example by hand. */
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
 * Events of an item. `wait` is stored before the supplier is called, so that an item without an answer is never booked
 * twice. `leave_out`: the traveller continues without a rejected item. `amend` and `refuse_amendment` record a
 * requested change, `supplier_change` and `accept_change` one by the supplier; `answer` answers that were given later.
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
  'answer',
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
  pending: { confirm: 'confirmed', reject: 'rejected', answer: 'pending' },
  confirmed: {
    request_cancellation: 'cancellation_requested',
    complete: 'completed',
    amend: 'confirmed',
    refuse_amendment: 'confirmed',
    supplier_change: 'confirmed',
    accept_change: 'confirmed',
    answer: 'confirmed',
  },
  // The supplier may refuse because its fee has risen: the item stays confirmed and can be cancelled again.
  cancellation_requested: { cancel: 'cancelled', refuse_cancellation: 'confirmed' },
  rejected: { leave_out: 'rejected' },
  expired: {},
  released: {},
  cancelled: {},
  completed: {},
}

/** Returns the next state of an item; null if the event is not possible in its state. */
export function nextItemState(state: ItemState, event: ItemEvent): ItemState | null {
  return steps[state][event] ?? null
}

/** Whether an item failed without the traveller's doing. */
export function isRefused(state: ItemState): boolean {
  return state === 'rejected' || state === 'expired'
}

/** Whether an item failed before it was booked, so that nothing is charged for it. */
export function isUnbooked(state: ItemState): boolean {
  return isRefused(state) || state === 'released'
}

/** Whether an item was not booked or is cancelled: no supplier expects its travellers or charges them. */
export function isEnded(state: ItemState): boolean {
  return isUnbooked(state) || state === 'cancelled'
}

/** Whether an item's booking is still undecided. */
export function isUndecided(state: ItemState): boolean {
  return state === 'on_hold' || isRequested(state)
}

/** Whether a supplier was called to book an item and has not decided. */
export function isRequested(state: ItemState): boolean {
  return state === 'in_doubt' || state === 'pending'
}

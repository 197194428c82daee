/** What can be the case with one item of a booking (booking design, 'booking item states'). */
export const itemStates = [
  'on_hold',
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
 * What happens to an item. `wait` is the moment before the supplier is asked to book, so that a server that dies over the
 * answer leaves an item that is asked about by its reference and never booked again.
 */
export const itemEvents = [
  'wait',
  'confirm',
  'reject',
  'extend',
  'expire',
  'release',
  'request_cancellation',
  'refuse_cancellation',
  'cancel',
  'complete',
] as const
export type ItemEvent = (typeof itemEvents)[number]

const steps: Readonly<Record<ItemState, Readonly<Partial<Record<ItemEvent, ItemState>>>>> = {
  on_hold: {
    wait: 'pending',
    confirm: 'confirmed',
    extend: 'on_hold',
    expire: 'expired',
    release: 'released',
  },
  pending: { confirm: 'confirmed', reject: 'rejected' },
  confirmed: { request_cancellation: 'cancellation_requested', complete: 'completed' },
  // The supplier may refuse it, since its penalty rose meanwhile: the item is what it was, and may be asked about again.
  cancellation_requested: { cancel: 'cancelled', refuse_cancellation: 'confirmed' },
  rejected: {},
  expired: {},
  released: {},
  cancelled: {},
  completed: {},
}

/** Takes where an item is and what happens to it, and gives where it is then; null where that cannot happen to it. */
export function nextItemState(state: ItemState, event: ItemEvent): ItemState | null {
  return steps[state][event] ?? null
}

/** Whether nothing can happen to an item any more. */
export function isItemOver(state: ItemState): boolean {
  return Object.keys(steps[state]).length === 0
}

import type { Amendment, BookingItem } from '../../../../contract/types.ts'

const waiting: readonly Amendment['state'][] = ['accepted', 'applying', 'in_doubt']

/** Whether a change was accepted and nobody knows yet what becomes of it: it waits for its payment or for its supplier. */
export function isWaiting({ state }: Pick<Amendment, 'state'>): boolean {
  return waiting.includes(state)
}

/** Gives the change of an item that a page shows: the one that waits, else the latest that came to an end; null for none. */
export function shownAmendment({ amendments = [] }: Pick<BookingItem, 'amendments'>): Amendment | null {
  const ended = amendments
    .filter(({ state }) => state !== 'proposed')
    .toSorted((one, other) => (one.createdAt < other.createdAt ? -1 : 1))
  return amendments.find(isWaiting) ?? ended.at(-1) ?? null
}

import type { Amendment, BookingItem } from '../../../../contract/types.ts'

const waiting: readonly Amendment['state'][] = ['accepted', 'applying', 'in_doubt']

/** Returns whether an amendment was accepted and waits for its payment or its supplier. */
export function isWaiting({ state }: Pick<Amendment, 'state'>): boolean {
  return waiting.includes(state)
}

/** Returns the amendment that an item's page shows: the waiting one, otherwise the latest that ended; null for none. */
export function shownAmendment({ amendments = [] }: Pick<BookingItem, 'amendments'>): Amendment | null {
  const closed = amendments
    .filter(({ state }) => state !== 'proposed')
    .toSorted((one, other) => (one.createdAt < other.createdAt ? -1 : 1))
  return amendments.find(isWaiting) ?? closed.at(-1) ?? null
}

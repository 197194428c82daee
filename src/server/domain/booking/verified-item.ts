/**
 * An item whose state is requested from its supplier; a task of an earlier version names only the booking, which had one item.
 */
export interface VerifiedItem {
  bookingId: string
  itemId?: string
  /** How often its supplier answered that it decides later. */
  later?: number
}

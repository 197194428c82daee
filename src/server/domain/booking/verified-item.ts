/** An item that its supplier is asked about; a task of an earlier version names the booking alone, which had one item. */
export interface VerifiedItem {
  bookingId: string
  itemId?: string
  /** How often its supplier has said that it decides later. */
  later?: number
}

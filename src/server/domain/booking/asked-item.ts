/** An item that its supplier is asked about; a task of an earlier version names the booking alone, which had one item. */
export interface AskedItem {
  bookingId: string
  itemId?: string
}

/** What admits one unit, or the whole party. */
export interface SupplierTicket {
  /** The text of the code. */
  readonly code: string
  readonly format: 'qr' | 'code128' | 'aztec' | 'text'
  /** The kind of the admitted unit; absent if it admits the whole party. */
  readonly kind?: string
  /** The index in the party of the person whom it admits; absent if it is not personal. */
  readonly passenger?: number
  /** ISO 8601; null if it was not used. */
  readonly redeemedAt: string | null
}

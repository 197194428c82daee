/** What admits one unit, or the whole party. */
export interface SupplierTicket {
  /** The text of the code. */
  readonly code: string
  readonly format: 'qr' | 'code128' | 'aztec' | 'text'
  /** The kind of the admitted unit; absent if it admits the whole party. */
  readonly kind?: string
  /** ISO 8601; null if it was not used. */
  readonly redeemedAt: string | null
}

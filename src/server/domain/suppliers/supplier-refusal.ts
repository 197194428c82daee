type RefusalCode = 'sold_out' | 'hold_expired' | 'price_changed' | 'rejected'

/** The supplier understood and refused; a repeated call is refused too. */
export class SupplierRefusal extends Error {
  override readonly name = 'SupplierRefusal'
  readonly code: RefusalCode

  constructor(code: RefusalCode) {
    super(`The supplier refused: ${code}.`)
    this.code = code
  }
}

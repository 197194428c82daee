type RefusalCode = 'sold_out' | 'hold_expired' | 'price_changed' | 'rejected'

/** The supplier understood and refused; a repeated call is refused too. */
export class SupplierRefusal extends Error {
  override readonly name = 'SupplierRefusal'
  readonly code: RefusalCode
  /** What is taken of something that is sold out only with it, such as seats by their numbers; otherwise empty. */
  readonly taken: readonly string[]

  constructor(code: RefusalCode, taken: readonly string[] = []) {
    super(`The supplier refused: ${code}.`)
    this.code = code
    this.taken = taken
  }
}

/** The supplier did not answer in time: what was asked of it may have been done or not. */
export class SupplierTimeout extends Error {
  override readonly name = 'SupplierTimeout'

  constructor(operation: string) {
    super(`The supplier did not answer in time: ${operation}.`)
  }
}

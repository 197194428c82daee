/** The supplier did not answer in time: the request may or may not have been carried out. */
export class SupplierTimeout extends Error {
  override readonly name = 'SupplierTimeout'

  constructor(operation: string) {
    super(`The supplier did not answer in time: ${operation}.`)
  }
}

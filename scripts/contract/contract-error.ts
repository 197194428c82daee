/** An error in openapi/; the message names the place and the fault, for its author. */
export class ContractError extends Error {
  override readonly name = 'ContractError'
}

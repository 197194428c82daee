/** A mistake in openapi/; the message says where and what, for who wrote it. */
export class ContractError extends Error {
  override readonly name = 'ContractError'
}

/**
 * Somebody else has taken over what was being done, since it took longer than its lease. Whoever gets this stores nothing of
 * it: thrown inside `transaction`, it takes the rest of the transaction with it.
 */
export class ClaimLost extends Error {
  override readonly name = 'ClaimLost'
}

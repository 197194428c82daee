/**
 * Another server continues the work because its lease ran out. The caller must store nothing: thrown inside
 * `transaction`, it rolls back everything.
 */
export class ClaimLost extends Error {
  override readonly name = 'ClaimLost'
}

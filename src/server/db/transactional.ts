/** What several repositories change in one transaction. */
export interface Transactional<Records> {
  /**
   * Runs work in one transaction: all of it is stored, or none if it throws. Slow work such as hashing does not
   * belong inside, and nothing else may be used there: the embedded database has one transaction at a time.
   */
  transaction<Result>(work: (records: Records) => Promise<Result>): Promise<Result>
}

/** What several repositories change in one transaction. */
export interface Transactional<Records> {
  /**
   * Runs work in one transaction: all of it is stored, or, when it throws, none. Keep slow things such as hashing out of
   * it, and use nothing inside but what it is given: the embedded database has one transaction at a time.
   */
  transaction<Result>(work: (records: Records) => Promise<Result>): Promise<Result>
}

interface Closable {
  readonly closed: boolean
  close(): Promise<void>
}

/** The databases in memory that a file of tests has opened: each holds 100 MB until it is closed. */
export const testDatabases = new Set<Closable>()

/** Closes what a file of tests left open. */
export async function closeTestDatabases(): Promise<void> {
  for (const database of testDatabases) if (!database.closed) await database.close()
  testDatabases.clear()
}

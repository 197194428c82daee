import { sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { platformScope } from '../../db/scope.ts'
import type { SharedAhead } from '../../domain/demo/demo-clock.ts'
import { demoClock } from './demo-clock-schema.ts'

const channel = 'livery_demo_clock'

/** Returns how far the demo's clock is ahead, as all servers of the database share it; listens to their changes. */
export async function storedDemoClock(
  database: Pick<Database, 'transaction' | 'listen'>,
): Promise<SharedAhead> {
  const platform = platformScope(database)
  const listeners = new Set<(milliseconds: number) => void>()
  let known = 0

  function tell(milliseconds: number): void {
    known = milliseconds
    for (const listener of listeners) listener(milliseconds)
  }
  const read = async () => (await platform((tx) => tx.select().from(demoClock)))[0]?.aheadMs ?? 0
  await database.listen(channel, {
    message: (payload) => tell(Number(payload)),
    // Changes in between were missed.
    connected: (isConnected) => {
      if (isConnected) void read().then(tell, () => undefined)
    },
  })
  tell(await read())
  return {
    read,
    async write(milliseconds) {
      await platform(async (tx) => {
        const row = { aheadMs: milliseconds }
        await tx.insert(demoClock).values(row).onConflictDoUpdate({ target: demoClock.isOne, set: row })
        await tx.execute(sql`select pg_notify(${channel}, ${String(milliseconds)})`)
      })
    },
    follow(listener) {
      listeners.add(listener)
      listener(known)
    },
  }
}

import type { Database } from '../../db/database.ts'
import { type BoundedCache, createBoundedCache } from '../../kernel/limits/bounded-cache.ts'
import type { FoundSession } from './found-session.ts'
import { installSessionNews, peopleChannel } from './session-news.ts'

const CAPACITY = 2000

/** Sessions that were looked up, by agency and token. What is found is remembered, that there is none is not. */
export type SessionCache = BoundedCache<FoundSession | null>

/**
 * Gives a memory of sessions for a database that this process alone writes to, null for any other. There a change is told
 * before whoever made it hears that it is made, so a session that was ended is never taken for one again; from another
 * server the news would come a moment late, which is too late for one that was taken away.
 */
export async function openSessionCache(database: Database): Promise<SessionCache | null> {
  if (!database.isOurs) return null
  const cache: SessionCache = createBoundedCache(CAPACITY)
  await installSessionNews(database)
  await database.listen(peopleChannel, {
    message: (userId) => cache.deleteWhere((found) => found?.user.id === userId),
    connected: () => cache.clear(),
  })
  return cache
}

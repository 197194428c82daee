import { sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { type BoundedCache, createBoundedCache } from '../../kernel/limits/bounded-cache.ts'
import type { FoundSession } from './found-session.ts'

/** The NOTIFY channel on which the database announces ended sessions and changed people, by the person's id. */
const peopleChannel = 'livery_people'

const statements = [
  `CREATE OR REPLACE FUNCTION livery_user_changed() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN PERFORM pg_notify('${peopleChannel}', OLD.id::text); RETURN NULL; END $$`,
  `CREATE OR REPLACE FUNCTION livery_session_changed() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN PERFORM pg_notify('${peopleChannel}', OLD.user_id::text); RETURN NULL; END $$`,
  `CREATE OR REPLACE TRIGGER users_changed AFTER UPDATE OR DELETE ON users
   FOR EACH ROW EXECUTE FUNCTION livery_user_changed()`,
  // Being seen does not affect whether a session is valid.
  `CREATE OR REPLACE TRIGGER sessions_ended AFTER DELETE OR UPDATE OF token_hash, user_id, expires_at ON sessions
   FOR EACH ROW EXECUTE FUNCTION livery_session_changed()`,
]

const CAPACITY = 2000

/** Sessions that were looked up, by agency and token. Unknown tokens are not cached. */
export type SessionCache = BoundedCache<FoundSession | null>

/**
 * Returns a cache of sessions if this process alone writes to the database, otherwise null. Only then is every change
 * announced before its caller gets the answer. From another server the news would come too late for a session that
 * was just ended.
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

/**
 * Makes the database announce each ended session and changed person. Triggers cannot be forgotten by any code path.
 * They are installed at each start, because another release may have defined them otherwise.
 */
async function installSessionNews(database: Database): Promise<void> {
  await database.transaction(async (tx) => {
    for (const statement of statements) await tx.execute(sql.raw(statement))
  })
}

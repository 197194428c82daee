import { sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { type BoundedCache, createBoundedCache } from '../../kernel/limits/bounded-cache.ts'
import type { FoundSession } from './found-session.ts'

/** The NOTIFY channel on which the database tells whose session ended or who changed, by the person's id. */
const peopleChannel = 'livery_people'

const statements = [
  `CREATE OR REPLACE FUNCTION livery_user_changed() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN PERFORM pg_notify('${peopleChannel}', OLD.id::text); RETURN NULL; END $$`,
  `CREATE OR REPLACE FUNCTION livery_session_changed() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN PERFORM pg_notify('${peopleChannel}', OLD.user_id::text); RETURN NULL; END $$`,
  `CREATE OR REPLACE TRIGGER users_changed AFTER UPDATE OR DELETE ON users
   FOR EACH ROW EXECUTE FUNCTION livery_user_changed()`,
  // Being seen changes nothing of what a session is worth.
  `CREATE OR REPLACE TRIGGER sessions_ended AFTER DELETE OR UPDATE OF token_hash, user_id, expires_at ON sessions
   FOR EACH ROW EXECUTE FUNCTION livery_session_changed()`,
]

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

/**
 * Has the database tell of each session that ended and each person who changed. In the database, so that no way of changing
 * them can forget to tell; each time anew, since another release may have said it otherwise.
 */
async function installSessionNews(database: Database): Promise<void> {
  await database.transaction(async (tx) => {
    for (const statement of statements) await tx.execute(sql.raw(statement))
  })
}

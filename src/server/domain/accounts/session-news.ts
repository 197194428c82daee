import { sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'

/** The NOTIFY channel on which the database tells whose session ended or who changed, by the person's id. */
export const peopleChannel = 'livery_people'

/**
 * Has the database tell of each session that ended and each person who changed. In the database, so that no way of changing
 * them can forget to tell; each time anew, since another release may have said it otherwise.
 */
export async function installSessionNews(database: Database): Promise<void> {
  await database.transaction(async (tx) => {
    for (const statement of statements) await tx.execute(sql.raw(statement))
  })
}

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

import { sql } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import { bookings } from '../../domain/booking/booking-schema.ts'

/**
 * Removes what travellers show at a border from the bookings of the scope's agency, which are kept for ten years after the agency is
 * removed: no law asks for the number of a passport.
 */
export async function forgetDocuments(tx: Transaction): Promise<void> {
  const { snapshot } = bookings
  const people = sql`(select coalesce(jsonb_agg(one - 'document' order by place), '[]')
    from jsonb_array_elements(party->'travellers') with ordinality as people(one, place))`
  const parties = sql`(select coalesce(jsonb_agg(party || jsonb_build_object('travellers', ${people}) order by line), '[]')
    from jsonb_array_elements(${snapshot}->'parties') with ordinality as parties(party, line))`
  await tx
    .update(bookings)
    .set({ snapshot: sql`jsonb_set(${snapshot}, '{parties}', ${parties})` })
    .where(sql`jsonb_path_exists(${snapshot}, '$.parties[*].travellers[*].document')`)
}

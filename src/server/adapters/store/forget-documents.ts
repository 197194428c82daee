import { sql } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import { bookings } from '../../domain/booking/booking-schema.ts'
import { amendments } from '../../domain/booking/change-schema.ts'

/**
 * Deletes travellers' document numbers from the bookings and amendments of the scope's agency, which are kept for ten
 * years after its removal: no law requires the number of a passport.
 */
export async function forgetDocuments(tx: Transaction): Promise<void> {
  const { snapshot } = bookings
  const { party } = amendments
  await tx
    .update(bookings)
    .set({ snapshot: sql`livery_without_documents(${snapshot})` })
    .where(sql`jsonb_path_exists(${snapshot}, '$.parties[*].travellers[*].document')`)
  await tx
    .update(amendments)
    .set({ party: sql`livery_party_without_documents(${party})` })
    .where(sql`jsonb_path_exists(${party}, '$.travellers[*].document')`)
}

import { eq, lt, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { platformScope } from '../../db/scope.ts'
import { agencies } from '../../domain/agencies/agency-schema.ts'
import { keptTables } from './agency-tables.ts'

/** Deletes all that is left of removed agencies whose bookings the law no longer requires, by the database's clock. */
export async function forgetRemoved(database: Pick<Database, 'transaction'>): Promise<void> {
  const platform = platformScope(database)
  const past = await platform((tx) =>
    tx.select({ id: agencies.id }).from(agencies).where(lt(agencies.keptUntil, sql`current_date`)),
  )
  for (const { id } of past) {
    await platform(async (tx) => {
      for (const table of keptTables) await tx.delete(table).where(eq(table.agencyId, id))
      await tx.delete(agencies).where(eq(agencies.id, id))
    })
  }
}

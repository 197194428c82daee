import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import { enterAgency, enterPlatform } from '../../db/scope.ts'
import { agencies, tenantImports } from '../../domain/agencies/agency-schema.ts'

/** Notes which folders are gone in a transaction of the platform's scope; see `AgencyRegistry.reportGone`. */
export async function reportGoneFolders(tx: Transaction, slugs: readonly string[]): Promise<string[]> {
  const gone = new Set(slugs)
  const { agencyId, folderGoneAt } = tenantImports
  const rows = await tx
    .select({ id: agencyId, slug: agencies.slug, reportedAt: folderGoneAt })
    .from(tenantImports)
    .innerJoin(agencies, and(eq(agencies.id, agencyId), isNull(agencies.removedAt)))
    .orderBy(agencies.slug)
  const news: string[] = []
  for (const { id, slug, reportedAt } of rows) {
    if (gone.has(slug) === (reportedAt !== null)) continue
    await enterAgency(tx, id)
    const noted = gone.has(slug)
      ? await tx
          .update(tenantImports)
          .set({ folderGoneAt: sql`now()` })
          .where(and(eq(agencyId, id), isNull(folderGoneAt)))
          .returning({ id: agencyId })
      : await tx
          .update(tenantImports)
          .set({ folderGoneAt: null })
          .where(and(eq(agencyId, id), isNotNull(folderGoneAt)))
          .returning({ id: agencyId })
    // Another server may have noted it first.
    if (gone.has(slug) && noted.length > 0) news.push(slug)
  }
  await enterPlatform(tx)
  return news
}

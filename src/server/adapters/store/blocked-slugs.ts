import { and, inArray, isNotNull } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import { enterAgency, enterPlatform } from '../../db/scope.ts'
import { agencies } from '../../domain/agencies/agency-schema.ts'
import { type OpenCounts, readOpen } from './agency-holdings.ts'

/**
 * True if the server still needs the keys of a removed agency's slug to settle something. Incidents do not count:
 * people resolve them, and they are stored under the agency's id.
 */
export function needsSlug({ incidents: _, ...served }: OpenCounts): boolean {
  return Object.values(served).some((one) => one > 0)
}

/** Returns those of the slugs that a removed agency with open matters had, in the platform's scope. */
export async function blockedSlugs(
  tx: Transaction,
  slugs: readonly string[],
  demo: boolean,
): Promise<Set<string>> {
  if (slugs.length === 0) return new Set()
  const { id, slug, removedAt } = agencies
  const rows = await tx
    .select({ id, slug })
    .from(agencies)
    .where(and(inArray(slug, [...slugs]), isNotNull(removedAt)))
  const blocked = new Set<string>()
  for (const removed of rows) {
    await enterAgency(tx, removed.id)
    if (needsSlug(await readOpen(tx, removed.id, demo))) blocked.add(removed.slug)
  }
  await enterPlatform(tx)
  return blocked
}

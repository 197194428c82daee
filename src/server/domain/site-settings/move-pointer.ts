import { sql } from 'drizzle-orm'
import type { Editor } from '../../../contract/types.ts'
import type { Transaction } from '../../db/database.ts'
import { agencyPointer } from '../agencies/agency-schema.ts'
import { announceBranding } from '../agencies/branding-channel.ts'
import { announcePublished } from '../agencies/publication-channel.ts'
import { rebaseDraft } from './rebase-draft.ts'

/**
 * Makes a version the one that visitors see, in a transaction that holds `lockBranding`: moves the pointer, rebases
 * the draft, and announces both. `from` is the previous version; null before the first.
 */
export async function movePointer(
  tx: Transaction,
  agencyId: string,
  { from, to, by }: { from: number | null; to: number; by?: Editor | undefined },
): Promise<void> {
  await tx
    .insert(agencyPointer)
    .values({ agencyId, version: to })
    .onConflictDoUpdate({ target: agencyPointer.agencyId, set: { version: to, movedAt: sql`now()` } })
  await announcePublished(tx, agencyId)
  const revision = from === null ? 0 : await rebaseDraft(tx, agencyId, from, to)
  await announceBranding(tx, { agencyId, kind: 'published', version: to, revision, ...(by && { by }) })
}

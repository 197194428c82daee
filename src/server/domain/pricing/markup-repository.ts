import { eq } from 'drizzle-orm'
import type { Editor, MarkupRule } from '../../../contract/types.ts'
import type { Transaction } from '../../db/database.ts'
import type { Scope } from '../../db/scope.ts'
import { contentHash } from '../../kernel/ids/canonical-json.ts'
import type { AgencyRules } from '../agencies/agency-rules.ts'
import { appendAudit } from '../agencies/audit-repository.ts'
import { announcePublished } from '../agencies/publication-channel.ts'
import { markups } from './markup-schema.ts'

export interface StoredMarkups extends AgencyRules {
  /** The name of the last editor; null for the agency's folder. */
  readonly updatedBy: string | null
  /** Null before the first change. */
  readonly updatedAt: Date | null
}

export interface MarkupChange {
  /** The revision that the rules were made from. */
  readonly revision: number
  readonly rules: readonly MarkupRule[]
  readonly by: Editor
}

/** An agency's markup rules. */
export interface MarkupRepository {
  find(): Promise<StoredMarkups>
  /** False if the rules were changed since, and nothing was stored. Storing the same rules again changes nothing. */
  change(change: MarkupChange): Promise<boolean>
}

/** For an agency without any rules. */
export const noMarkups: StoredMarkups = { revision: 0, rules: [], updatedBy: null, updatedAt: null }

/**
 * Returns the markup rules of the scope's agency. A change is announced like a publication, because every server must
 * drop cached pages with old prices; `moved` is called too.
 */
export function markupRepository(
  agencyId: string,
  scope: Scope,
  clock: () => Date,
  moved: () => void,
): MarkupRepository {
  return {
    find: () => scope((tx) => storedMarkups(tx, agencyId)),
    async change({ revision, rules, by }) {
      const outcome = await scope(async (tx) => {
        const before = await storedMarkups(tx, agencyId)
        // A repeated request did not receive that the rules were stored.
        if (contentHash(before.rules) === contentHash(rules)) return 'same'
        if (before.revision !== revision) return 'stale'
        const author = { personId: by.id, personName: by.name }
        return (await write(tx, agencyId, revision, { rules: [...rules], ...author, updatedAt: clock() }))
          ? 'changed'
          : 'stale'
      })
      if (outcome === 'changed') moved()
      return outcome !== 'stale'
    },
  }
}

/**
 * Imports the rules of an agency's folder, unless its people have written their own; runs in a transaction in the
 * agency's scope.
 */
export async function importMarkups(
  tx: Transaction,
  agencyId: string,
  rules: readonly MarkupRule[],
): Promise<void> {
  const before = await storedMarkups(tx, agencyId)
  if (before.updatedBy !== null || contentHash(before.rules) === contentHash(rules)) return
  const folder = { rules: [...rules], personId: null, personName: null, updatedAt: new Date() }
  if (!(await write(tx, agencyId, before.revision, folder))) return
  await appendAudit(tx, agencyId, {
    actor: 'import',
    action: 'markups.change',
    beforeHash: contentHash(before.rules),
    afterHash: contentHash(rules),
  })
}

async function storedMarkups(tx: Transaction, agencyId: string): Promise<StoredMarkups> {
  const { revision, rules, personName: updatedBy, updatedAt } = markups
  const [row] = await tx
    .select({ revision, rules, updatedBy, updatedAt })
    .from(markups)
    .where(eq(markups.agencyId, agencyId))
  return row ?? noMarkups
}

/** Returns whether the rules were still those of the revision. */
async function write(
  tx: Transaction,
  agencyId: string,
  revision: number,
  values: Omit<typeof markups.$inferInsert, 'agencyId' | 'revision'>,
): Promise<boolean> {
  const next = { ...values, revision: revision + 1 }
  const [written] = await tx
    .insert(markups)
    .values({ agencyId, ...next })
    .onConflictDoUpdate({ target: markups.agencyId, set: next, setWhere: eq(markups.revision, revision) })
    .returning({ revision: markups.revision })
  if (written === undefined) return false
  await announcePublished(tx, agencyId)
  return true
}

import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import type { Scope } from '../../db/scope.ts'
import { contentHash } from '../../kernel/ids/canonical-json.ts'
import { businessInfo } from './people-schema.ts'

/** What an agency owner submitted to the platform (spec §3, business-info payload). */
export type StoredBusinessInfo = Omit<typeof businessInfo.$inferSelect, 'agencyId' | 'submittedAt' | 'isDemo'>

export interface BusinessInfoRepository {
  /** Null until the owner has submitted it. */
  find(): Promise<StoredBusinessInfo | null>
  /** False if other information was submitted before, which stays. */
  submit(info: StoredBusinessInfo): Promise<boolean>
}

/** Returns the business information of the scope's agency; `isDemo` decides whether demo data exists. */
export function businessInfoRepository(
  agencyId: string,
  scope: Scope,
  isDemo: boolean,
): BusinessInfoRepository {
  const own = and(eq(businessInfo.agencyId, agencyId), isDemo ? undefined : eq(businessInfo.isDemo, false))
  async function stored(tx: Transaction): Promise<StoredBusinessInfo | null> {
    const [row] = await tx.select().from(businessInfo).where(own)
    if (row === undefined) return null
    const { agencyId: _agency, submittedAt: _submitted, isDemo: _demo, ...info } = row
    return info
  }

  return {
    find: () => scope(stored),
    submit: (info) =>
      scope(async (tx) => {
        const added = tx.insert(businessInfo).values({ ...info, agencyId, isDemo })
        const submitted = isDemo ? added.onConflictDoNothing() : added.onConflictDoUpdate(insteadOfDemo(info))
        const [first] = await submitted.returning({ agencyId: businessInfo.agencyId })
        // The same information again comes from a person whose first answer was lost.
        return first !== undefined || contentHash(await stored(tx)) === contentHash(info)
      }),
  }
}

/** Data from the demo is replaced by data from production. */
function insteadOfDemo(info: StoredBusinessInfo) {
  const set = { ...info, isDemo: false, submittedAt: new Date() }
  return { target: businessInfo.agencyId, set, setWhere: eq(businessInfo.isDemo, true) }
}

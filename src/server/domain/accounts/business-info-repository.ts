import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import type { Scope } from '../../db/scope.ts'
import { contentHash } from '../../kernel/ids/canonical-json.ts'
import { businessInfo } from './people-schema.ts'

/** What an agency owner told the platform (spec §3, business-info payload). */
export type StoredBusinessInfo = Omit<typeof businessInfo.$inferSelect, 'agencyId' | 'submittedAt' | 'isDemo'>

export interface BusinessInfoRepository {
  /** Null until the owner has submitted it. */
  find(): Promise<StoredBusinessInfo | null>
  /** False where somebody has submitted it otherwise before: what they said stays. */
  submit(info: StoredBusinessInfo): Promise<boolean>
}

/** Gives the business information of the scope's agency; what was told in the demo exists where `isDemo` says so. */
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
        const told = isDemo ? added.onConflictDoNothing() : added.onConflictDoUpdate(insteadOfDemo(info))
        const [first] = await told.returning({ agencyId: businessInfo.agencyId })
        // The same once more is the same person, whose first answer got lost on the way.
        return first !== undefined || contentHash(await stored(tx)) === contentHash(info)
      }),
  }
}

/** What was told in the demo makes room for what is told in production. */
function insteadOfDemo(info: StoredBusinessInfo) {
  const set = { ...info, isDemo: false, submittedAt: new Date() }
  return { target: businessInfo.agencyId, set, setWhere: eq(businessInfo.isDemo, true) }
}

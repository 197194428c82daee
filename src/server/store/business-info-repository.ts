import { eq } from 'drizzle-orm'
import { contentHash } from './canonical-json.ts'
import type { Transaction } from './database.ts'
import { businessInfo } from './schema.ts'
import type { Scope } from './scope.ts'

/** What an agency owner told the platform (spec §3, business-info payload). */
export type StoredBusinessInfo = Omit<typeof businessInfo.$inferSelect, 'agencyId' | 'submittedAt'>

export interface BusinessInfoRepository {
  /** Null until the owner has submitted it. */
  find(): Promise<StoredBusinessInfo | null>
  /** False where somebody has submitted it otherwise before: what they said stays. */
  submit(info: StoredBusinessInfo): Promise<boolean>
}

/** Gives the business information of the scope's agency. */
export function businessInfoRepository(agencyId: string, scope: Scope): BusinessInfoRepository {
  async function stored(tx: Transaction): Promise<StoredBusinessInfo | null> {
    const [row] = await tx.select().from(businessInfo).where(eq(businessInfo.agencyId, agencyId))
    if (row === undefined) return null
    const { agencyId: _agency, submittedAt: _submitted, ...info } = row
    return info
  }

  return {
    find: () => scope(stored),
    submit: (info) =>
      scope(async (tx) => {
        const [added] = await tx
          .insert(businessInfo)
          .values({ agencyId, ...info })
          .onConflictDoNothing()
          .returning({ agencyId: businessInfo.agencyId })
        // The same once more is the same person, whose first answer got lost on the way.
        return added !== undefined || contentHash(await stored(tx)) === contentHash(info)
      }),
  }
}

import { eq } from 'drizzle-orm'
import { businessInfo } from './schema.ts'
import type { Scope } from './scope.ts'

/** What an agency owner told the platform (spec §3, business-info payload). */
export type StoredBusinessInfo = Omit<typeof businessInfo.$inferSelect, 'agencyId' | 'submittedAt'>

export interface BusinessInfoRepository {
  /** Null until the owner has submitted it. */
  find(): Promise<StoredBusinessInfo | null>
  /** A second submission replaces the first. */
  save(info: StoredBusinessInfo): Promise<void>
}

/** Gives the business information of the scope's agency. */
export function businessInfoRepository(agencyId: string, scope: Scope): BusinessInfoRepository {
  return {
    async find() {
      const [row] = await scope((tx) =>
        tx.select().from(businessInfo).where(eq(businessInfo.agencyId, agencyId)),
      )
      if (row === undefined) return null
      const { agencyId: _agency, submittedAt: _submitted, ...info } = row
      return info
    },
    async save(info) {
      await scope((tx) =>
        tx
          .insert(businessInfo)
          .values({ agencyId, ...info })
          .onConflictDoUpdate({ target: businessInfo.agencyId, set: { ...info, submittedAt: new Date() } }),
      )
    },
  }
}

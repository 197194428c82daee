import { eq } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import { enterAgency, enterPlatform } from '../../db/scope.ts'
import { businessInfo, users } from '../../domain/accounts/people-schema.ts'
import { agencies } from '../../domain/agencies/agency-schema.ts'
import { mails } from '../../domain/mail/mail-schema.ts'
import { shares } from '../../domain/site-settings/branding-schema.ts'

/**
 * Marks all people, mails, shared links and business information as the demo's, in a transaction of the platform's
 * scope. A database that never served in production has no others, even if it was filled before marks existed.
 */
export async function markAsDemo(tx: Transaction): Promise<void> {
  for (const { id } of await tx.select({ id: agencies.id }).from(agencies)) {
    await enterAgency(tx, id)
    await tx.update(users).set({ isDemo: true }).where(eq(users.isDemo, false))
    await tx.update(mails).set({ isDemo: true, nextAttemptAt: null }).where(eq(mails.isDemo, false))
    await tx.update(shares).set({ isDemo: true }).where(eq(shares.isDemo, false))
    await tx.update(businessInfo).set({ isDemo: true }).where(eq(businessInfo.isDemo, false))
  }
  await enterPlatform(tx)
}

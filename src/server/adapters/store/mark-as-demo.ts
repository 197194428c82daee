import { eq } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import { enterAgency, enterPlatform } from '../../db/scope.ts'
import { businessInfo, users } from '../../domain/accounts/people-schema.ts'
import { agencies } from '../../domain/agencies/agency-schema.ts'
import { mails } from '../../domain/mail/mail-schema.ts'
import { shares } from '../../domain/site-settings/branding-schema.ts'

/**
 * Takes a transaction in the platform's scope and gives the demo every person, mail, shared link and piece of business
 * information that is there. A database that never served in production has no others, also where it was filled before they were
 * marked as they came.
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

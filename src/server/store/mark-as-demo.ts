import { eq } from 'drizzle-orm'
import { agencies } from './agency-schema.ts'
import { shares } from './branding-schema.ts'
import type { Transaction } from './database.ts'
import { mails } from './mail-schema.ts'
import { businessInfo, users } from './people-schema.ts'
import { enterAgency, enterPlatform } from './scope.ts'

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

import { and, eq, gt, type SQL, sql } from 'drizzle-orm'
import { emailKey } from '../../tenant/email-key.ts'
import type { KeyedHash } from './keyed-hash.ts'
import { signInAttempts } from './schema.ts'
import { enterAgency, enterPlatform, type Scope } from './scope.ts'

/**
 * Mails that anybody can have sent by typing an address: sign-up, confirmation and forgotten password together, over all
 * agencies. What somebody's own act causes (an invitation, a changed password) is none of them.
 */
export const mailLimits = { perQuarterHour: 3, perHour: 6 } as const

/** What is counted here stands beside the attempts, as one more kind of them. */
export const mailKind = 'mail'

export interface MailAllowance {
  /** Counts a mail that is about to be written; false for one too many, of which nobody is told. */
  take(recipient: string): Promise<boolean>
}

/** Gives the allowance of the platform, as one agency's transaction takes of it. Source: security, 7. */
export function mailAllowance(
  agencyId: string,
  scope: Scope,
  clock: () => Date,
  hash: KeyedHash,
): MailAllowance {
  return {
    take: (recipient) =>
      scope(async (tx) => {
        const accountHash = hash(emailKey(recipient))
        // Who asks while another transaction writes this address a mail gets that one, and nobody waits for anybody.
        const free = sql<boolean>`pg_try_advisory_xact_lock(hashtextextended(${`livery mail ${accountHash}`}, 0))`
        const [lock] = await tx.select({ free }).from(sql`(values (1)) as one`)
        if (lock?.free !== true) return false
        const now = clock()
        const mine = and(eq(signInAttempts.accountHash, accountHash), eq(signInAttempts.kind, mailKind))
        const since = (minutes: number): SQL | undefined =>
          and(mine, gt(signInAttempts.attemptedAt, new Date(now.getTime() - minutes * 60_000)))
        await enterPlatform(tx)
        const lately = await tx.$count(signInAttempts, since(15))
        const before = await tx.$count(signInAttempts, since(60))
        await enterAgency(tx, agencyId)
        if (lately >= mailLimits.perQuarterHour || before >= mailLimits.perHour) return false
        await tx
          .insert(signInAttempts)
          .values({ agencyId, kind: mailKind, accountHash, address: '', attemptedAt: now })
        return true
      }),
  }
}

import { and, eq, gt, type SQL, sql } from 'drizzle-orm'
import { emailKey } from '../../../tenant/email-key.ts'
import type { Transaction } from '../../db/database.ts'
import { enterAgency, enterPlatform, type Scope } from '../../db/scope.ts'
import type { KeyedHash } from '../../kernel/ids/keyed-hash.ts'
import { signInAttempts } from './people-schema.ts'

/**
 * Limit of mails that anyone can cause by typing an address, at one agency. Password resets are counted separately,
 * so that no stranger can keep a person from theirs. Mails caused by a person's own action (an invitation, a changed
 * password) are not counted.
 */
export const mailLimits = { perQuarterHour: 3, perHour: 6 } as const

/** Limit of sign-ups and confirmations over all agencies, so that an address cannot be flooded from several of them. */
export const signUpMailCeiling = { perQuarterHour: 6, perHour: 12 } as const

/** Limit for guest bookings without a payment, which send a mail for each step. */
const bookingMailLimits = { perQuarterHour: 8, perHour: 16 } as const

/** These counts are stored next to the attempts, as three more kinds. */
export const mailKinds = { signUp: 'mail', reset: 'resetMail', booking: 'bookingMail' } as const

export interface MailQuota {
  /**
   * Counts a mail about a sign-up, a forgotten password or a booking before it is written. False if it exceeds the
   * quota, which is not reported to anyone.
   */
  take(of: keyof typeof mailKinds, recipient: string): Promise<boolean>
  /** Whether the quota allows another mail; counts nothing. */
  has(of: keyof typeof mailKinds, recipient: string): Promise<boolean>
}

/** Returns the mail quotas of one agency's addresses, for use in its transactions. Source: security, 7. */
export function mailQuota(agencyId: string, scope: Scope, clock: () => Date, hash: KeyedHash): MailQuota {
  const rowOf = (of: keyof typeof mailKinds, recipient: string): CountedMails => ({
    kind: mailKinds[of],
    accountHash: hash(emailKey(recipient)),
  })

  /** Whether an address has used up its quota at this agency and, for sign-ups, at all agencies. */
  async function isUp(
    tx: Transaction,
    of: keyof typeof mailKinds,
    row: CountedMails,
    now: Date,
  ): Promise<boolean> {
    const ofAccount = and(eq(signInAttempts.accountHash, row.accountHash), eq(signInAttempts.kind, row.kind))
    if (of === 'signUp') {
      await enterPlatform(tx)
      const isFull = await isUsedUp(tx, ofAccount, signUpMailCeiling, now)
      await enterAgency(tx, agencyId)
      if (isFull) return true
    }
    const limits = of === 'booking' ? bookingMailLimits : mailLimits
    return isUsedUp(tx, and(eq(signInAttempts.agencyId, agencyId), ofAccount), limits, now)
  }

  return {
    take: (of, recipient) =>
      scope(async (tx) => {
        const row = rowOf(of, recipient)
        // If another transaction is writing such a mail to this address, that mail is enough: nothing waits.
        const where = of === 'signUp' ? 'platform' : agencyId
        const name = `livery ${row.kind} ${where} ${row.accountHash}`
        const free = sql<boolean>`pg_try_advisory_xact_lock(hashtextextended(${name}, 0))`
        const [lock] = await tx.select({ free }).from(sql`(values (1)) as one`)
        if (lock?.free !== true) return false
        const now = clock()
        if (await isUp(tx, of, row, now)) return false
        await tx.insert(signInAttempts).values({ ...row, agencyId, address: '', attemptedAt: now })
        return true
      }),
    has: (of, recipient) => scope(async (tx) => !(await isUp(tx, of, rowOf(of, recipient), clock()))),
  }
}

/** What is counted for an address, and its name. */
interface CountedMails {
  kind: (typeof mailKinds)[keyof typeof mailKinds]
  accountHash: string
}

async function isUsedUp(
  tx: Transaction,
  which: SQL | undefined,
  limits: { perQuarterHour: number; perHour: number },
  now: Date,
): Promise<boolean> {
  const since = (minutes: number) =>
    and(which, gt(signInAttempts.attemptedAt, new Date(now.getTime() - minutes * 60_000)))
  const lately = await tx.$count(signInAttempts, since(15))
  return lately >= limits.perQuarterHour || (await tx.$count(signInAttempts, since(60))) >= limits.perHour
}

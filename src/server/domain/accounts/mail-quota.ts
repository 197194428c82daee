import { and, eq, gt, type SQL, sql } from 'drizzle-orm'
import { emailKey } from '../../../tenant/email-key.ts'
import type { Transaction } from '../../db/database.ts'
import { enterAgency, enterPlatform, type Scope } from '../../db/scope.ts'
import type { KeyedHash } from '../../kernel/ids/keyed-hash.ts'
import { signInAttempts } from './people-schema.ts'

/**
 * Mails to one address that anybody can have sent by typing it, at one agency. Forgotten passwords are counted apart:
 * nothing that a stranger asks for elsewhere, or otherwise, may keep a person from theirs. What somebody's own act causes
 * (an invitation, a changed password) is not counted.
 */
export const mailLimits = { perQuarterHour: 3, perHour: 6 } as const

/** Sign-ups and confirmations over all agencies, so that nobody floods an address from one agency after the other. */
export const signUpMailCeiling = { perQuarterHour: 6, perHour: 12 } as const

/** Of bookings that nothing was paid for, by who has no account: each has a mail, and each step that it takes. */
const bookingMailLimits = { perQuarterHour: 8, perHour: 16 } as const

/** What is counted here stands beside the attempts, as three more kinds of them. */
export const mailKinds = { signUp: 'mail', reset: 'resetMail', booking: 'bookingMail' } as const

export interface MailQuota {
  /**
   * Counts a mail that is about to be written, of a sign-up and its confirmation, of a forgotten password or of a booking; false
   * for one too many, of which nobody is told.
   */
  take(of: keyof typeof mailKinds, recipient: string): Promise<boolean>
  /** Whether there is one left to take; counts nothing. */
  has(of: keyof typeof mailKinds, recipient: string): Promise<boolean>
}

/** Gives the allowance of one agency's addresses, as its transactions take of it. Source: security, 7. */
export function mailQuota(agencyId: string, scope: Scope, clock: () => Date, hash: KeyedHash): MailQuota {
  const rowOf = (of: keyof typeof mailKinds, recipient: string): Counted => ({
    kind: mailKinds[of],
    accountHash: hash(emailKey(recipient)),
  })

  /** Whether an address has had as many as it may, at this agency and, of sign-ups, at all. */
  async function isUp(
    tx: Transaction,
    of: keyof typeof mailKinds,
    row: Counted,
    now: Date,
  ): Promise<boolean> {
    const mine = and(eq(signInAttempts.accountHash, row.accountHash), eq(signInAttempts.kind, row.kind))
    if (of === 'signUp') {
      await enterPlatform(tx)
      const isFull = await isUsedUp(tx, mine, signUpMailCeiling, now)
      await enterAgency(tx, agencyId)
      if (isFull) return true
    }
    const limits = of === 'booking' ? bookingMailLimits : mailLimits
    return isUsedUp(tx, and(eq(signInAttempts.agencyId, agencyId), mine), limits, now)
  }

  return {
    take: (of, recipient) =>
      scope(async (tx) => {
        const row = rowOf(of, recipient)
        // Who asks while another transaction writes this address such a mail gets that one, and nobody waits for anybody.
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

/** What of an address is counted, under which name. */
interface Counted {
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

import { createHash } from 'node:crypto'
import { and, count, desc, eq, gt, lte, sql } from 'drizzle-orm'
import type { Database, Transaction } from './database.ts'
import { signInAttempts } from './schema.ts'
import { enterAgency, enterPlatform } from './scope.ts'
import { emailKey } from './user-repository.ts'

/** Security design, 7: per agency and account, and per address across all agencies. */
export const signInLimits = { windowSeconds: 15 * 60, perAccount: 10, perAddress: 100 } as const

export type SignInAttempt =
  | { allowed: false; retryAfterSeconds: number }
  /** Counted as failed until `succeeded` says otherwise, so that many at once are not more than many in a row. */
  | { allowed: true; succeeded(): Promise<void> }

export interface SignInAttempts {
  /** Takes the e-mail as typed, known or not, and the client's address, or null when it is not known. */
  begin(email: string, address: string | null): Promise<SignInAttempt>
}

/** Counts sign-in attempts at one agency in the database, so that several servers and a restart share the count. */
export function signInAttemptsOf(database: Database, agencyId: string, clock: () => Date): SignInAttempts {
  return {
    begin: (email, address) =>
      database.transaction(async (tx) => {
        const now = clock()
        // Unknown people's addresses are not worth keeping; their hash counts as well.
        const accountHash = createHash('sha256').update(emailKey(email)).digest('base64url')
        // Attempts at one account come one after the other, so that none is counted too late for the next.
        await tx.execute(
          sql`select pg_advisory_xact_lock(hashtextextended(${`livery sign-in ${agencyId} ${accountHash}`}, 0))`,
        )
        await enterPlatform(tx)
        if (address !== null && (await fromAddress(tx, address, now)) >= signInLimits.perAddress) {
          return { allowed: false, retryAfterSeconds: signInLimits.windowSeconds }
        }
        await enterAgency(tx, agencyId)
        const since = windowStart(now)
        await tx
          .delete(signInAttempts)
          .where(and(eq(signInAttempts.agencyId, agencyId), lte(signInAttempts.attemptedAt, since)))
        const wait = await accountWait(tx, accountHash, now)
        if (wait > 0) return { allowed: false, retryAfterSeconds: wait }
        await tx
          .insert(signInAttempts)
          .values({ agencyId, accountHash, address: address ?? '', attemptedAt: now })
        return { allowed: true, succeeded: () => forget(accountHash) }
      }),
  }

  async function accountWait(tx: Transaction, accountHash: string, now: Date): Promise<number> {
    const [blocking] = await tx
      .select({ at: signInAttempts.attemptedAt })
      .from(signInAttempts)
      .where(and(eq(signInAttempts.agencyId, agencyId), eq(signInAttempts.accountHash, accountHash)))
      .orderBy(desc(signInAttempts.attemptedAt))
      .offset(signInLimits.perAccount - 1)
      .limit(1)
    if (blocking === undefined) return 0
    const free = blocking.at.getTime() + signInLimits.windowSeconds * 1000
    return Math.max(1, Math.ceil((free - now.getTime()) / 1000))
  }

  async function forget(accountHash: string): Promise<void> {
    await database.transaction(async (tx) => {
      await enterAgency(tx, agencyId)
      await tx
        .delete(signInAttempts)
        .where(and(eq(signInAttempts.agencyId, agencyId), eq(signInAttempts.accountHash, accountHash)))
    })
  }
}

async function fromAddress(tx: Transaction, address: string, now: Date): Promise<number> {
  const [row] = await tx
    .select({ attempts: count() })
    .from(signInAttempts)
    .where(and(eq(signInAttempts.address, address), gt(signInAttempts.attemptedAt, windowStart(now))))
  return row?.attempts ?? 0
}

function windowStart(now: Date): Date {
  return new Date(now.getTime() - signInLimits.windowSeconds * 1000)
}

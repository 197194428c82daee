import { and, desc, eq, gt, inArray, lte, notInArray, type SQL, sql } from 'drizzle-orm'
import { emailKey } from '../../../tenant/email-key.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { enterAgency, enterPlatform } from '../../db/scope.ts'
import type { KeyedHash } from '../../kernel/ids/keyed-hash.ts'
import { countedAs } from '../../kernel/net/client-network.ts'
import { mailKinds } from './mail-quota.ts'
import { signInAttempts } from './people-schema.ts'

/**
 * Limits for one kind of attempt at one agency, by account and by address (security, 7). An IPv6 address counts as
 * its /64; its /48, which has 65,536 of those, may have a few times as many attempts.
 */
export const attemptLimits = {
  windowSeconds: 15 * 60,
  perAccount: 10,
  perAddress: 100,
  perSite: 500,
} as const

/** The factor for attempts from one address at all agencies together. */
export const agenciesOfAddress = 5

/** Kinds are counted separately: a failed sign-in still allows a request for a new password. */
export type AttemptKind =
  | 'signIn'
  | 'signUp'
  | 'verify'
  | 'verification'
  | 'reset'
  | 'newPassword'
  | 'password'
  | 'support'
  | 'invite'
  | 'handover'
  | 'share'
  | 'quote'
  | 'promo'
  | 'hold'
  | 'extension'
  | 'payment'
  | 'openBooking'
  | 'answer'
  | 'unpaid'

/** Kinds that are counted for up to an hour, like mails. */
const hourly: readonly AttemptKind[] = ['unpaid', 'hold']

/**
 * Attempts allowed at one agency in a quarter of an hour, or the given time: for one key, from one address, from one
 * site of addresses.
 */
export interface AttemptLimits {
  readonly perAccount: number
  readonly perAddress: number
  readonly perSite: number
  /** At most an hour; more than a quarter of an hour only for `hourly` kinds. */
  readonly windowSeconds?: number
}

export type Attempt =
  | { allowed: false; retryAfterSeconds: number }
  /** Counts as failed until `succeeded` is called, so that simultaneous attempts count like successive ones. */
  | {
      allowed: true
      /** Ids for taking the attempts back later, one for each count. */
      ids: readonly number[]
      succeeded(): Promise<void>
      /** As if it had never been made, because it revealed nothing. */
      takeBack(): Promise<void>
    }

export interface Attempts {
  /**
   * Counts an attempt for a key (an e-mail as typed, known or not, or another key) and the client's address, null if
   * unknown. `limits`: those of security, 7, by default. `times`: how often it counts, once by default; all are
   * allowed or none is counted.
   */
  begin(
    kind: AttemptKind,
    key: string,
    address: string | null,
    limits?: AttemptLimits,
    times?: number,
  ): Promise<Attempt>
  /** As if it had never been made, because its hold was released or booked. Repeated calls are safe. */
  takeBack(id: number): Promise<void>
}

/** Counts attempts at one agency in the database, so that servers share the count and it survives a restart. */
export function attemptsOf(
  database: Database,
  agencyId: string,
  clock: () => Date,
  hash: KeyedHash,
): Attempts {
  return {
    begin: (kind, key, address, limits = attemptLimits, times = 1) =>
      database.transaction(async (tx) => {
        const now = clock()
        const { windowSeconds = attemptLimits.windowSeconds } = limits
        const start = windowStart(now, windowSeconds)
        // Only a hash is stored, because no address is worth keeping for this.
        const accountHash = hash(emailKey(key))
        // Attempts at one account are serialised, so that each is counted before the next.
        await oneAfterTheOther(tx, `${kind} ${agencyId} ${accountHash}`)
        const from = countedAs(address)
        const isKnown = from.site !== ''
        const line = isKnown ? hash(from.line) : ''
        const site = isKnown ? hash(from.site) : ''
        if (isKnown) {
          // So are those from one place, whatever their account. The order of locks prevents a deadlock.
          await oneAfterTheOther(tx, `${kind} from ${site}`)
          await enterPlatform(tx)
          const wait = await placeWait(tx, kind, { line, site }, limits, { start, times })
          if (wait > 0) return { allowed: false, retryAfterSeconds: wait }
        }
        await enterAgency(tx, agencyId)
        const old = lte(signInAttempts.attemptedAt, windowStart(now, attemptLimits.windowSeconds))
        // Mails (mail-quota.ts) and hourly kinds are counted for longer.
        const own = and(
          eq(signInAttempts.agencyId, agencyId),
          notInArray(signInAttempts.kind, [...Object.values(mailKinds), ...hourly]),
        )
        await tx.delete(signInAttempts).where(and(own, old))
        const wait = await waitFor(tx, at(kind, accountHash), limits.perAccount, { start, times })
        if (wait > 0) return { allowed: false, retryAfterSeconds: wait }
        const attempt = { agencyId, kind, accountHash, address: line, site, attemptedAt: now }
        const rows = await tx
          .insert(signInAttempts)
          .values(Array.from({ length: times }, () => attempt))
          .returning({ id: signInAttempts.id })
        const ids = rows.map(({ id }) => id)
        return {
          allowed: true,
          ids,
          succeeded: () => forget(at(kind, accountHash)),
          takeBack: () => forget(and(eq(signInAttempts.agencyId, agencyId), inArray(signInAttempts.id, ids))),
        }
      }),
    takeBack,
  }

  /** Seconds until another attempt is allowed from an address and its site: here, and at all agencies. */
  async function placeWait(
    tx: Transaction,
    kind: AttemptKind,
    { line, site }: { line: string; site: string },
    { perAddress, perSite }: AttemptLimits,
    counted: CountedAttempts,
  ): Promise<number> {
    const ofLine = [eq(signInAttempts.address, line), perAddress] as const
    const ofSite = [eq(signInAttempts.site, site), perSite] as const
    // An IPv4 address is its own site.
    const places = site === line ? [ofLine] : [ofLine, ofSite]
    const ofAgency = eq(signInAttempts.agencyId, agencyId)
    let wait = 0
    for (const [place, most] of places) {
      const from = and(place, eq(signInAttempts.kind, kind))
      wait = Math.max(wait, await waitFor(tx, and(from, ofAgency), most, counted))
      wait = Math.max(wait, await waitFor(tx, from, most * agenciesOfAddress, counted))
    }
    return wait
  }

  function takeBack(id: number): Promise<void> {
    return forget(and(eq(signInAttempts.agencyId, agencyId), eq(signInAttempts.id, id)))
  }

  function at(kind: AttemptKind, accountHash: string): SQL | undefined {
    const account = eq(signInAttempts.accountHash, accountHash)
    return and(eq(signInAttempts.agencyId, agencyId), eq(signInAttempts.kind, kind), account)
  }

  async function forget(which: SQL | undefined): Promise<void> {
    await database.transaction(async (tx) => {
      await enterAgency(tx, agencyId)
      await tx.delete(signInAttempts).where(which)
    })
  }
}

/** The start of the counted time, and how many more attempts need room. */
interface CountedAttempts {
  readonly start: Date
  readonly times: number
}

/**
 * Seconds until `times` more attempts stay within `most`; 0 if they do now. Waiting never makes room for more than
 * `most` at once.
 */
async function waitFor(
  tx: Transaction,
  which: SQL | undefined,
  most: number,
  { start, times }: CountedAttempts,
): Promise<number> {
  const [blocking] = await tx
    .select({ at: signInAttempts.attemptedAt })
    .from(signInAttempts)
    .where(and(which, gt(signInAttempts.attemptedAt, start)))
    .orderBy(desc(signInAttempts.attemptedAt))
    .offset(Math.max(0, most - times))
    .limit(1)
  if (blocking === undefined) return 0
  return Math.max(1, Math.ceil((blocking.at.getTime() - start.getTime()) / 1000))
}

/** Locks what is counted under a name until the transaction ends. */
export async function oneAfterTheOther(tx: Transaction, what: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`livery attempt ${what}`}, 0))`)
}

function windowStart(now: Date, seconds: number): Date {
  return new Date(now.getTime() - seconds * 1000)
}

import { and, desc, eq, gt, inArray, lte, notInArray, type SQL, sql } from 'drizzle-orm'
import { emailKey } from '../../../tenant/email-key.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { enterAgency, enterPlatform } from '../../db/scope.ts'
import type { KeyedHash } from '../../kernel/ids/keyed-hash.ts'
import { countedAs } from '../../kernel/net/client-network.ts'
import { mailKinds } from './mail-quota.ts'
import { signInAttempts } from './people-schema.ts'

/**
 * security, 7: of one kind, at one agency, per account and per address. An IPv6 address counts as its /64, and of a
 * /48, which has 65,536 of those, there may be a few times as many.
 */
export const attemptLimits = {
  windowSeconds: 15 * 60,
  perAccount: 10,
  perAddress: 100,
  perSite: 500,
} as const

/** From one address at all agencies together, there may be so many times as much as at one. */
export const agenciesOfAddress = 5

/** What is counted by itself: who failed to sign in may still ask for a new password. */
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
  | 'unpaid'

/** What is counted for up to an hour, as mails are. */
const hourly: readonly AttemptKind[] = ['unpaid', 'hold']

/** How often something may be tried at one agency in a quarter of an hour, or in the given time: for one key, from one address, from one site of addresses. */
export interface AttemptLimits {
  readonly perAccount: number
  readonly perAddress: number
  readonly perSite: number
  /** An hour at most, and longer than a quarter of it for what is `hourly` alone. */
  readonly windowSeconds?: number
}

export type Attempt =
  | { allowed: false; retryAfterSeconds: number }
  /** Counted as failed until `succeeded` says otherwise, so that many at once are not more than many in a row. */
  | {
      allowed: true
      /** By which it can be taken back later, by whoever knows them: one for each time that it is counted. */
      ids: readonly number[]
      succeeded(): Promise<void>
      /** As if it had never been made: nothing was found out by it. */
      takeBack(): Promise<void>
    }

export interface Attempts {
  /**
   * Takes what is attempted, for whom (an e-mail as typed, known or not, or another key) and the client's address, or null
   * when it is not known. `limits`: those of security, 7, unless told otherwise. `times`: how often it is counted, once
   * unless told otherwise; all of it is allowed, or nothing is counted.
   */
  begin(
    kind: AttemptKind,
    key: string,
    address: string | null,
    limits?: AttemptLimits,
    times?: number,
  ): Promise<Attempt>
  /** As if it had never been made: what it took was given back, or came to something. Once or often is the same. */
  takeBack(id: number): Promise<void>
}

/** Counts attempts at one agency in the database, so that several servers and a restart share the count. */
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
        // Nobody's addresses are worth keeping, of whichever kind; their hash counts as well.
        const accountHash = hash(emailKey(key))
        // Attempts at one account come one after the other, so that none is counted too late for the next.
        await oneAfterTheOther(tx, `${kind} ${agencyId} ${accountHash}`)
        const from = countedAs(address)
        const isKnown = from.site !== ''
        const line = isKnown ? hash(from.line) : ''
        const site = isKnown ? hash(from.site) : ''
        if (isKnown) {
          // Those from one place too, whatever account they are at. Nobody holds a place and waits for an account.
          await oneAfterTheOther(tx, `${kind} from ${site}`)
          await enterPlatform(tx)
          const wait = await placeWait(tx, kind, { line, site }, limits, { start, times })
          if (wait > 0) return { allowed: false, retryAfterSeconds: wait }
        }
        await enterAgency(tx, agencyId)
        const old = lte(signInAttempts.attemptedAt, windowStart(now, attemptLimits.windowSeconds))
        // Mails are counted for longer (mail-quota.ts), and so is what is hourly.
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

  /** Seconds until there is room for another attempt from an address and from those around it: here, and at all agencies. */
  async function placeWait(
    tx: Transaction,
    kind: AttemptKind,
    { line, site }: { line: string; site: string },
    { perAddress, perSite }: AttemptLimits,
    counted: Counted,
  ): Promise<number> {
    const ofLine = [eq(signInAttempts.address, line), perAddress] as const
    const ofSite = [eq(signInAttempts.site, site), perSite] as const
    // An IPv4 address is its own site.
    const places = site === line ? [ofLine] : [ofLine, ofSite]
    const here = eq(signInAttempts.agencyId, agencyId)
    let wait = 0
    for (const [place, most] of places) {
      const from = and(place, eq(signInAttempts.kind, kind))
      wait = Math.max(wait, await waitFor(tx, and(from, here), most, counted))
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

/** Since when attempts count, and for how many more there has to be room. */
interface Counted {
  readonly start: Date
  readonly times: number
}

/** Seconds until so many more of these attempts are `most` at most; 0 where they are. Nothing makes room for more than that at once. */
async function waitFor(
  tx: Transaction,
  which: SQL | undefined,
  most: number,
  { start, times }: Counted,
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

/** Holds what is counted under a name until the transaction ends. */
export async function oneAfterTheOther(tx: Transaction, what: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`livery attempt ${what}`}, 0))`)
}

function windowStart(now: Date, seconds: number): Date {
  return new Date(now.getTime() - seconds * 1000)
}

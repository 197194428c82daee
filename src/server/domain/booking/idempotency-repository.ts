import { randomUUID } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import type { Scope } from '../../db/scope.ts'
import { idempotencyKeys } from './checkout-schema.ts'
import { ClaimLost } from './claim-lost.ts'

/** A request that must have one effect: its operation, caller, key and the hash of its body. */
export interface RequestKey {
  operation: string
  caller: string
  key: string
  bodyHash: string
}

/** Held by the one server that answers the request. */
export interface Claim extends RequestKey {
  /** A UUID for the result. A server that continues the request gets the same one, and so finds what was begun. */
  subject: string
  claim: string
  /** More than one if an earlier server never answered. */
  attempts: number
}

export interface StoredAnswer {
  status: number
  /** Plain data; null for an answer without a body. */
  response: unknown
}

export type Begun =
  | { kind: 'new'; claim: Claim }
  | ({ kind: 'done' } & StoredAnswer)
  | { kind: 'in_flight' }
  | { kind: 'other_body' }

/** The stored answers of one agency's requests with an `Idempotency-Key` (security, 17). */
export interface IdempotencyRepository {
  /** Returns what to do with a request; `new` gives it to this server for `leaseSeconds`. */
  begin(request: RequestKey, leaseSeconds?: number): Promise<Begun>
  /** Whether this caller made this request within a day, whatever its result. */
  isKnown(request: RequestKey): Promise<boolean>
  /**
   * Stores the answer, in the transaction of its effect. Throws `ClaimLost` if another server continued the request.
   */
  finish(claim: Claim, answer: StoredAnswer): Promise<void>
  /** Holds the claim for so long from now. Throws `ClaimLost` if another server continued the request. */
  renew(claim: Claim, leaseSeconds?: number): Promise<void>
  /** Leaves an effect to a repeated request, which may come at once and gets the same subject. */
  abandon(claim: Claim): Promise<void>
  /**
   * Deletes a request without an effect, so that it can be repeated with another body. Returns false if another
   * server continued it.
   */
  forget(claim: Claim): Promise<boolean>
}

const LEASE_SECONDS = 60
const keys = idempotencyKeys

/** Returns the stored answers of the scope's agency. */
export function idempotencyRepository(agencyId: string, scope: Scope): IdempotencyRepository {
  const same = ({ operation, caller, key }: RequestKey) =>
    and(
      eq(keys.agencyId, agencyId),
      eq(keys.operation, operation),
      eq(keys.caller, caller),
      eq(keys.key, key),
    )
  const isTheirs = (claim: Claim) => and(same(claim), eq(keys.claim, claim.claim), isNull(keys.status))

  async function known(tx: Transaction, request: RequestKey) {
    const { bodyHash, status, response, subject, attempts } = keys
    const [row] = await tx
      .select({
        bodyHash,
        status,
        response,
        subject,
        attempts,
        isLeased: sql<boolean>`${keys.leasedUntil} > clock_timestamp()`,
        isPast: sql<boolean>`${keys.createdAt} < now() - interval '1 day'`,
      })
      .from(keys)
      .where(same(request))
      .for('update')
    return row
  }

  async function add(tx: Transaction, request: RequestKey, leaseSeconds: number): Promise<Claim | null> {
    const own = { subject: randomUUID(), claim: randomUUID() }
    const { operation, caller, key, bodyHash } = request
    const added = await tx
      .insert(keys)
      .values({ agencyId, operation, caller, key, bodyHash, ...own, leasedUntil: lease(leaseSeconds) })
      .onConflictDoNothing()
      .returning({ key: keys.key })
    return added.length > 0 ? { ...request, ...own, attempts: 1 } : null
  }

  async function begin(tx: Transaction, request: RequestKey, leaseSeconds: number): Promise<Begun> {
    const added = await add(tx, request, leaseSeconds)
    if (added !== null) return { kind: 'new', claim: added }
    const row = await known(tx, request)
    // It was deleted at this moment, or is a day old: treat it as new.
    if (row === undefined || row.isPast) {
      await tx.delete(keys).where(same(request))
      return begin(tx, request, leaseSeconds)
    }
    if (row.bodyHash !== request.bodyHash) return { kind: 'other_body' }
    if (row.status !== null) return { kind: 'done', status: row.status, response: row.response }
    if (row.isLeased) return { kind: 'in_flight' }
    const taken = { claim: randomUUID(), attempts: row.attempts + 1 }
    await tx
      .update(keys)
      .set({ ...taken, leasedUntil: lease(leaseSeconds) })
      .where(same(request))
    return { kind: 'new', claim: { ...request, ...taken, subject: row.subject } }
  }

  return {
    begin: (request, leaseSeconds = LEASE_SECONDS) => scope((tx) => begin(tx, request, leaseSeconds)),
    isKnown: (request) =>
      scope(async (tx) => {
        const isFresh = sql`${keys.createdAt} >= now() - interval '1 day'`
        const isIt = and(same(request), eq(keys.bodyHash, request.bodyHash), isFresh)
        return (await tx.$count(keys, isIt)) > 0
      }),
    async finish(claim, { status, response }) {
      const stored = await scope((tx) =>
        tx.update(keys).set({ status, response }).where(isTheirs(claim)).returning({ key: keys.key }),
      )
      if (stored.length === 0) throw new ClaimLost('another server is already answering this request')
    },
    async renew(claim, leaseSeconds = LEASE_SECONDS) {
      const renewed = await scope((tx) =>
        tx
          .update(keys)
          .set({ leasedUntil: lease(leaseSeconds) })
          .where(isTheirs(claim))
          .returning({ key: keys.key }),
      )
      if (renewed.length === 0) throw new ClaimLost('another server is already answering this request')
    },
    async abandon(claim) {
      await scope((tx) =>
        tx
          .update(keys)
          .set({ leasedUntil: lease(0) })
          .where(isTheirs(claim)),
      )
    },
    async forget(claim) {
      const deleted = await scope((tx) => tx.delete(keys).where(isTheirs(claim)).returning({ key: keys.key }))
      return deleted.length > 0
    },
  }
}

const lease = (seconds: number) => sql`clock_timestamp() + make_interval(secs => ${seconds})`

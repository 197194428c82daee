import { createHash, randomBytes } from 'node:crypto'
import { and, desc, eq, gt, lte, notInArray, or, type SQL } from 'drizzle-orm'
import { emailKey } from '../../../tenant/email-key.ts'
import type { Scope } from '../../db/scope.ts'
import type { KeyedHash } from '../../kernel/ids/keyed-hash.ts'
import { knownDevices } from './people-schema.ts'

/** Seconds for which a browser is known after a sign-in. */
export const DEVICE_SECONDS = 180 * 24 * 3600

/** Known browsers of one account; beyond this the least recent sign-ins are forgotten. */
const MOST_DEVICES = 20

/** The browsers in which an agency's accounts signed in. A token is valid only for its agency and account. */
export interface DeviceRepository {
  /** Returns the id by which this browser's attempts at the account are counted; null if unknown. */
  find(token: string, email: string): Promise<string | null>
  /**
   * Remembers a browser after a sign-in and returns its new token, which is not stored. `former` is its previous
   * token: other accounts of that token keep their ids under the new one.
   */
  remember(email: string, former: string | null): Promise<string>
  /** Forgets every browser of an account, as a new password requires. */
  forget(email: string): Promise<void>
}

interface DeviceOptions {
  demo: boolean
  clock: () => Date
  hash: KeyedHash
}

/** Returns the known browsers of the scope's agency. Source: decision 0005. */
export function deviceRepository(
  agencyId: string,
  scope: Scope,
  { demo, clock, hash }: DeviceOptions,
): DeviceRepository {
  const { id, tokenHash, accountHash, signedInAt, expiresAt, isDemo } = knownDevices
  // Browsers remembered in the demo do not exist for a server in production.
  const existing = demo ? undefined : eq(isDemo, false)
  const own = (...conditions: (SQL | undefined)[]) => and(eq(knownDevices.agencyId, agencyId), ...conditions)
  const account = (email: string) => hash(emailKey(email))

  return {
    async find(token, email) {
      const isThis = [eq(tokenHash, hashOf(token)), eq(accountHash, account(email))]
      const [row] = await scope((tx) =>
        tx
          .select({ id })
          .from(knownDevices)
          .where(own(...isThis, gt(expiresAt, clock()), existing)),
      )
      return row?.id ?? null
    },
    async remember(email, former) {
      const token = randomBytes(32).toString('base64url')
      const now = clock()
      const times = { signedInAt: now, expiresAt: new Date(now.getTime() + DEVICE_SECONDS * 1000) }
      const row = { agencyId, tokenHash: hashOf(token), accountHash: account(email), isDemo: demo, ...times }
      const ofAccount = eq(accountHash, row.accountHash)
      await scope(async (tx) => {
        if (former !== null) {
          const moved = own(eq(tokenHash, hashOf(former)), existing)
          await tx.update(knownDevices).set({ tokenHash: row.tokenHash }).where(moved)
        }
        await tx
          .insert(knownDevices)
          .values(row)
          .onConflictDoUpdate({ target: [knownDevices.agencyId, tokenHash, accountHash], set: times })
        const latest = tx
          .select({ id })
          .from(knownDevices)
          .where(own(ofAccount))
          .orderBy(desc(signedInAt), desc(id))
          .limit(MOST_DEVICES)
        const isOver = or(lte(expiresAt, now), notInArray(id, latest))
        await tx.delete(knownDevices).where(own(ofAccount, isOver))
      })
      return token
    },
    async forget(email) {
      await scope((tx) => tx.delete(knownDevices).where(own(eq(accountHash, account(email)))))
    },
  }
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

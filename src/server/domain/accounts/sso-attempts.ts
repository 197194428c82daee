import { and, eq, gt, lte, type SQL } from 'drizzle-orm'
import type { Scope } from '../../db/scope.ts'
import type { KeyedHash } from '../../kernel/ids/keyed-hash.ts'
import { countedAs } from '../../kernel/net/client-network.ts'
import { oneAfterTheOther } from './attempts.ts'
import { ssoAttempts } from './people-schema.ts'

/** What has to be known again when a person returns from a provider. */
export interface SsoAttempt {
  provider: string
  nonce: string
  codeVerifier: string
  /** A path of this site. */
  returnTo: string
  /** The account that the provider will be linked to; null for a sign-in. */
  links: string | null
}

/** One agency's sign-in attempts that are at a provider. */
export interface SsoAttempts {
  /** False if the client's address has the most open attempts at this agency already. */
  begin(
    attempt: SsoAttempt & { stateHash: string },
    address: string | null,
    lifetimeSeconds: number,
  ): Promise<boolean>
  /** Returns an attempt once; null if it is unknown, used, expired, or of another agency. */
  redeem(stateHash: string): Promise<SsoAttempt | null>
}

/** At one agency. A whole company may share one address and start work at nine; a flood is more than that. */
export const MOST_FROM_ADDRESS = 500
/** For one IPv6 /48, which has 65,536 counted addresses. */
const MOST_FROM_SITE = 2500

/** Returns the attempts of the scope's agency; `clock` decides what has expired. */
export function ssoAttemptsOf(
  agencyId: string,
  scope: Scope,
  clock: () => Date,
  hash: KeyedHash,
): SsoAttempts {
  const own = eq(ssoAttempts.agencyId, agencyId)
  return {
    begin: (attempt, client, lifetimeSeconds) =>
      scope(async (tx) => {
        const now = clock()
        const from = countedAs(client)
        // Only hashes are stored, because no address is worth keeping for this.
        const [address, site] = [hash(from.line), hash(from.site)]
        // Attempts from one place are serialised, so that each is counted before the next. Each agency is counted
        // separately, so attempts at other agencies do not wait.
        await oneAfterTheOther(tx, `sso ${agencyId} from ${site}`)
        // Each attempt deletes the expired ones, so that the table needs no separate clean-up.
        await tx.delete(ssoAttempts).where(and(own, lte(ssoAttempts.expiresAt, now)))
        const open = (place: SQL) => tx.$count(ssoAttempts, and(own, place))
        if ((await open(eq(ssoAttempts.address, address))) >= MOST_FROM_ADDRESS) return false
        if ((await open(eq(ssoAttempts.site, site))) >= MOST_FROM_SITE) return false
        const expiresAt = new Date(now.getTime() + lifetimeSeconds * 1000)
        await tx.insert(ssoAttempts).values({ ...attempt, agencyId, address, site, expiresAt })
        return true
      }),
    async redeem(stateHash) {
      const { provider, nonce, codeVerifier, returnTo, links, expiresAt } = ssoAttempts
      const [row] = await scope((tx) =>
        tx
          .delete(ssoAttempts)
          .where(and(own, eq(ssoAttempts.stateHash, stateHash), gt(expiresAt, clock())))
          .returning({ provider, nonce, codeVerifier, returnTo, links }),
      )
      return row ?? null
    },
  }
}

import { and, eq, gt, lte, type SQL } from 'drizzle-orm'
import type { Scope } from '../../db/scope.ts'
import type { KeyedHash } from '../../kernel/ids/keyed-hash.ts'
import { countedAs } from '../../kernel/net/client-network.ts'
import { oneAfterTheOther } from './attempts.ts'
import { ssoAttempts } from './people-schema.ts'

/** What has to be known again when somebody comes back from a provider. */
export interface SsoAttempt {
  provider: string
  nonce: string
  codeVerifier: string
  /** A path of this site. */
  returnTo: string
  /** Whose account the provider is to vouch for from then on; null for who comes to sign in. */
  links: string | null
}

/** One agency's people on their way to a provider and back. */
export interface SsoAttempts {
  /** False when as many as may be are on their way from this client's address, at this agency, already. */
  begin(
    attempt: SsoAttempt & { stateHash: string },
    address: string | null,
    lifetimeSeconds: number,
  ): Promise<boolean>
  /** Gives an attempt once; null for one that is unknown, used, expired, or of another agency. */
  redeem(stateHash: string): Promise<SsoAttempt | null>
}

/** At one agency. A whole company may sit behind one address and begin work at nine; a flood is more than that. */
export const MOST_FROM_ADDRESS = 500
/** Of one IPv6 /48, which has 65,536 of what is counted as an address. */
const MOST_FROM_SITE = 2500

/** Gives the attempts of the scope's agency, with `clock` deciding what has expired. */
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
        // Nobody's addresses are worth keeping; their hash counts as well.
        const [address, site] = [hash(from.line), hash(from.site)]
        // Those from one place come one after the other, so that none is counted too late for the next; at another agency
        // others are counted, and who comes there from the same place waits for nobody here.
        await oneAfterTheOther(tx, `sso ${agencyId} from ${site}`)
        // Each beginning takes the expired ones away, so that the table needs no housekeeper.
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

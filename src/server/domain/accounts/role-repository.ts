import { and, asc, eq, inArray, isNotNull, ne, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import type { Scope } from '../../db/scope.ts'
import { isUuid } from '../../kernel/ids/is-uuid.ts'
import { LastOwner } from './last-owner.ts'
import { users } from './people-schema.ts'
import { existing, profile, setPerson, type User } from './person.ts'

export type AccessChange = Partial<Pick<User, 'userType' | 'isRestricted' | 'isActive'>>

/** Who works for one agency, and as what. */
export interface RoleRepository {
  /** Throws `LastOwner` when nobody would be left who owns the agency; null as `update`. */
  setAccess(id: string, change: AccessChange): Promise<User | null>
  /**
   * Reads people whose roles are about to decide or to change, in the order of the ids; until the transaction ends nobody
   * else changes them, and no other change of a role is decided.
   */
  forChange(ids: readonly string[]): Promise<(User | null)[]>
  /** Everybody but the travellers, and travellers who were asked to be agents, by name. */
  agents(): Promise<User[]>
  /** The owners who are active and have shown that their address is theirs, by address. */
  owners(): Promise<User[]>
}

/** Gives the roles of the scope's agency; `demoPeople` as for its people. */
export function roleRepository(agencyId: string, scope: Scope, demoPeople: boolean): RoleRepository {
  const visible = (condition: SQL | undefined) => existing(agencyId, demoPeople, condition)
  // An invited owner who has not come yet can let nobody in.
  const came = isNotNull(users.emailVerifiedAt)
  const owner = and(eq(users.userType, 'AgencyOwner'), eq(users.isActive, true), came)

  return {
    async setAccess(wanted, change) {
      if (!isUuid(wanted)) return null
      return scope(async (tx) => {
        await oneAfterTheOther(tx)
        const changed = await setPerson(tx, visible(eq(users.id, wanted)), change)
        if (changed !== null && takesOwner(change)) await requireOwner(tx, wanted)
        return changed
      })
    },
    forChange: (ids) =>
      scope(async (tx) => {
        await oneAfterTheOther(tx)
        const wanted = inArray(users.id, ids.filter(isUuid))
        const found = await tx
          .select(profile)
          .from(users)
          .where(visible(wanted))
          .orderBy(asc(users.id))
          .for('update')
        return ids.map((id) => found.find((user) => user.id === id) ?? null)
      }),
    owners: () =>
      scope((tx) => tx.select(profile).from(users).where(visible(owner)).orderBy(asc(users.email))),
    agents: () =>
      scope((tx) =>
        tx
          .select(profile)
          .from(users)
          .where(visible(or(ne(users.userType, 'Traveller'), isNotNull(users.invitedAs))))
          .orderBy(
            asc(shown(users.firstName, users.invitedFirstName)),
            asc(shown(users.lastName, users.invitedLastName)),
            asc(users.email),
          ),
      ),
  }

  /** Two owners who shut each other out at the same moment come one after the other. */
  async function oneAfterTheOther(tx: Transaction): Promise<void> {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`livery owners ${agencyId}`}, 0))`)
  }

  /** Throwing undoes the change with the transaction. */
  async function requireOwner(tx: Transaction, wanted: string): Promise<void> {
    const [left] = await tx.select({ id: users.id }).from(users).where(visible(owner)).limit(1)
    if (left === undefined) throw new LastOwner(wanted)
  }
}

/** By what an agency calls those it has asked, so that their place in a list tells no more than their row. */
function shown(own: SQLWrapper, called: SQLWrapper): SQL {
  return sql`case when ${users.invitedAs} is null then ${own} else ${called} end`
}

function takesOwner({ userType: type, isActive: active }: AccessChange): boolean {
  return active === false || (type !== undefined && type !== 'AgencyOwner')
}

import { and, asc, eq, inArray, isNotNull, ne, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import type { Scope } from '../../db/scope.ts'
import { isUuid } from '../../kernel/ids/is-uuid.ts'
import { LastOwner } from './last-owner.ts'
import { users } from './people-schema.ts'
import { existing, profile, setPerson, type User } from './person.ts'

export type AccessChange = Partial<Pick<User, 'userType' | 'isRestricted' | 'isActive'>>

/** One agency's agents and their roles. */
export interface RoleRepository {
  /** Throws `LastOwner` if the agency would have no owner left; null as `update`. */
  setAccess(id: string, change: AccessChange): Promise<User | null>
  /**
   * Reads people before their roles decide or change, in the order of the ids. Until the transaction ends they are
   * locked, and no other role change is decided.
   */
  forChange(ids: readonly string[]): Promise<(User | null)[]>
  /** All agents, and travellers who are invited to be agents, by name. */
  agents(): Promise<User[]>
  /** Active owners with a verified address, by address. */
  owners(): Promise<User[]>
}

/** Returns the roles of the scope's agency; `demoPeople` as for its people. */
export function roleRepository(agencyId: string, scope: Scope, demoPeople: boolean): RoleRepository {
  const visible = (condition: SQL | undefined) => existing(agencyId, demoPeople, condition)
  // An invited owner who has not come yet cannot let others in.
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

  /** Serialises changes of roles, so that two owners cannot deactivate each other at once. */
  async function oneAfterTheOther(tx: Transaction): Promise<void> {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`livery owners ${agencyId}`}, 0))`)
  }

  /** Throwing rolls the change back with the transaction. */
  async function requireOwner(tx: Transaction, wanted: string): Promise<void> {
    const [left] = await tx.select({ id: users.id }).from(users).where(visible(owner)).limit(1)
    if (left === undefined) throw new LastOwner(wanted)
  }
}

/** Sorts invited people by the inviter's name for them, so that their position reveals no more than their row. */
function shown(own: SQLWrapper, called: SQLWrapper): SQL {
  return sql`case when ${users.invitedAs} is null then ${own} else ${called} end`
}

function takesOwner({ userType: type, isActive: active }: AccessChange): boolean {
  return active === false || (type !== undefined && type !== 'AgencyOwner')
}

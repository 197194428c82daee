import { and, eq, isNull, ne, notExists } from 'drizzle-orm'
import type { Scope } from '../../db/scope.ts'
import { isUuid } from '../../kernel/ids/is-uuid.ts'
import { joinAgency, nobodyInvited } from './join-agency.ts'
import { type AgentType, accountTokens, identities, users } from './people-schema.ts'
import { existing, profile, type User } from './person.ts'

/** The offered role, and the name the inviter uses. */
export interface RoleOffer {
  userType: AgentType
  isRestricted: boolean
  firstName: string
  lastName: string
}

/** Invitations of one agency's travellers to a role. */
export interface InvitationRepository {
  /**
   * Invites a traveller to be an agent, or withdraws the invitation and its link with null. Returns null as `update`,
   * and for an existing agent.
   */
  invite(id: string, offer: RoleOffer | null): Promise<User | null>
  /**
   * Withdraws the invitation of a new person who never came: all their data is deleted, and the address is free.
   * False for everyone else.
   */
  withdraw(id: string): Promise<boolean>
  /**
   * Assigns a traveller the role they were invited to, if any, and logs it. A person created for a role gets it by
   * `markVerified`.
   */
  takeInvitation(id: string): Promise<void>
}

/** Returns the invitations of the scope's agency; `demoPeople` as for its people. */
export function invitationRepository(
  agencyId: string,
  scope: Scope,
  demoPeople: boolean,
): InvitationRepository {
  return {
    async invite(wanted, offer) {
      if (!isUuid(wanted)) return null
      const traveller = existing(
        agencyId,
        demoPeople,
        and(eq(users.id, wanted), eq(users.userType, 'Traveller')),
      )
      const invitation = offer === null ? nobodyInvited : invitedTo(offer)
      const links = and(
        eq(accountTokens.agencyId, agencyId),
        eq(accountTokens.userId, wanted),
        eq(accountTokens.purpose, 'invite'),
      )
      return scope(async (tx) => {
        const [row] = await tx.update(users).set(invitation).where(traveller).returning(profile)
        if (row !== undefined && offer === null) await tx.delete(accountTokens).where(links)
        return row ?? null
      })
    },
    async withdraw(wanted) {
      if (!isUuid(wanted)) return false
      const known = and(eq(identities.agencyId, agencyId), eq(identities.userId, users.id))
      return scope(async (tx) => {
        const neverCame = and(
          eq(users.id, wanted),
          ne(users.userType, 'Traveller'),
          isNull(users.emailVerifiedAt),
          isNull(users.passwordHash),
          notExists(tx.select({ userId: identities.userId }).from(identities).where(known)),
        )
        const isIt = existing(agencyId, demoPeople, neverCame)
        return (await tx.delete(users).where(isIt).returning({ id: users.id })).length > 0
      })
    },
    async takeInvitation(wanted) {
      if (!isUuid(wanted)) return
      const isIt = existing(agencyId, demoPeople, eq(users.id, wanted))
      await scope(async (tx) => {
        const [before] = await tx.select(profile).from(users).where(isIt).for('update')
        if (before !== undefined && before.invitedAs !== null) await joinAgency(tx, agencyId, before)
      })
    },
  }
}

function invitedTo({ userType, isRestricted, firstName, lastName }: RoleOffer) {
  return {
    invitedAs: userType,
    invitedRestricted: isRestricted,
    invitedFirstName: firstName,
    invitedLastName: lastName,
  }
}

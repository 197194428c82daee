import { and, eq } from 'drizzle-orm'
import { isUuid } from './is-uuid.ts'
import { joinAgency } from './join-agency.ts'
import { type AgentType, users } from './people-schema.ts'
import { existing, profile, type User } from './person.ts'
import type { Scope } from './scope.ts'

/** What somebody is for an agency. */
export interface Role {
  userType: AgentType
  isRestricted: boolean
}

/** What travellers of one agency were asked to be for it. */
export interface InvitationRepository {
  /** Asks a traveller to be an agent, or takes that back with null; null as `update`, and for who is an agent already. */
  invite(id: string, role: Role | null): Promise<User | null>
  /** Makes a traveller what they were asked to be, if they were; an invitation that was taken back is worth nothing. */
  takeInvitation(id: string): Promise<void>
}

/** Gives the invitations of the scope's agency; `demoPeople` as for its people. */
export function invitationRepository(
  agencyId: string,
  scope: Scope,
  demoPeople: boolean,
): InvitationRepository {
  return {
    async invite(wanted, role) {
      if (!isUuid(wanted)) return null
      const traveller = existing(
        agencyId,
        demoPeople,
        and(eq(users.id, wanted), eq(users.userType, 'Traveller')),
      )
      const asked = { invitedAs: role?.userType ?? null, invitedRestricted: role?.isRestricted ?? false }
      const [row] = await scope((tx) => tx.update(users).set(asked).where(traveller).returning(profile))
      return row ?? null
    },
    async takeInvitation(wanted) {
      if (!isUuid(wanted)) return
      await scope((tx) => joinAgency(tx, existing(agencyId, demoPeople, eq(users.id, wanted))))
    },
  }
}

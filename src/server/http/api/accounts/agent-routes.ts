import type { OperationId } from '../../../../contract/operations.gen.ts'
import type { UpdateAgentRequest } from '../../../../contract/types.ts'
import type { AgencyRecords, AgencyRepositories } from '../../../adapters/store/agency-repositories.ts'
import { LastOwner } from '../../../domain/accounts/last-owner.ts'
import type { User } from '../../../domain/accounts/person.ts'
import { requireOwnAttempt } from '../../../domain/accounts/require-attempt.ts'
import { roleHash } from '../../../domain/accounts/role-hash.ts'
import { type CurrentSession, sessionOf } from '../../../domain/accounts/sessions/sessions.ts'
import { Problem } from '../../../kernel/errors/problem.ts'
import { requirePerson } from '../../request-context/require-person.ts'
import type { Call, Routes } from '../../request-context/route.ts'
import { agentOf, statusOf } from './agent-answer.ts'
import { isAgent, type Manager, requireMayChange, requireMayGive } from './agent-rules.ts'

export interface AgentRouteDependencies {
  ofAgency: (agencyId: string) => Pick<AgencyRepositories, 'users' | 'transaction' | 'attempts'>
  /** Puts the invitation's mail into the outbox; earlier links end. */
  sendInvitation: (records: AgencyRecords, call: Call<OperationId>, user: User) => Promise<void>
}

type AgentOperations = 'getAgents' | 'inviteAgent' | 'getAgent' | 'changeAgent' | 'inviteAgentAgain'

/**
 * Makes the routes for managing the people who work for an agency. A change ends the person's sessions and is
 * audited, all in one transaction. Source: spec §6; security, 4 and 20.
 */
export function agentRoutes({
  ofAgency,
  sendInvitation,
}: AgentRouteDependencies): Pick<Routes, AgentOperations> {
  /** Ten mails to one address in a quarter of an hour; `quota-routes.ts` limits how many a person sends. */
  async function limitInvitations(call: Call<OperationId>, email: string): Promise<void> {
    await requireOwnAttempt(ofAgency(call.agency.id).attempts, 'invite', email)
  }

  return {
    async getAgents(call) {
      const manager = managerOf(call)
      const users = await ofAgency(call.agency.id).users.agents()
      return { data: users.map((user) => agentOf(user, manager)) }
    },

    async getAgent(call) {
      const manager = managerOf(call)
      return { data: agentOf(existing(await ofAgency(call.agency.id).users.find(call.path.id)), manager) }
    },

    async inviteAgent(call) {
      const { email, firstName, lastName, userType, isRestricted } = call.body
      requireMayGive(managerOf(call), userType)
      await limitInvitations(call, email)
      return ofAgency(call.agency.id).transaction(async (records) => {
        const { manager } = await decideNow(records, call)
        requireMayGive(manager, userType)
        const known = await records.users.findByEmail(email)
        if (known && isAgent(known)) throw taken()
        const names = { firstName: firstName.trim(), lastName: lastName.trim() }
        const fresh = { ...names, email, userType, isRestricted, language: null, currency: null }
        const user = known
          ? await records.users.invite(known.id, { ...names, userType, isRestricted })
          : await records.users.create({ ...fresh, passwordHash: null })
        if (user === null) throw taken()
        await sendInvitation(records, call, user)
        await note(records, manager, 'agent.invite', known, user)
        return { data: agentOf(user, manager) }
      })
    },

    async inviteAgentAgain(call) {
      const { users, transaction } = ofAgency(call.agency.id)
      const invited = await users.find(call.path.id)
      await limitInvitations(call, requireInvited(managerOf(call), invited).email)
      return transaction(async (records) => {
        const { manager, found } = await decideNow(records, call, call.path.id)
        const user = requireInvited(manager, found)
        await sendInvitation(records, call, user)
        await note(records, manager, 'agent.invite', user, user)
        return { data: agentOf(user, manager) }
      })
    },

    async changeAgent(call) {
      managerOf(call)
      try {
        return await ofAgency(call.agency.id).transaction(async (records) => {
          const { manager, found } = await decideNow(records, call, call.path.id)
          requireMayGive(manager, call.body.userType)
          const user = existing(found)
          requireMayChange(manager, user)
          if (call.body.isActive === false && (await records.users.withdraw(user.id))) {
            await note(records, manager, 'agent.change', user, null)
            return { data: agentOf({ ...user, isActive: false }, manager) }
          }
          const changed = await change(records, user, call.body)
          if (changed === null) throw unknown()
          if (roleHash(user) !== roleHash(changed)) {
            // A person signed in with the old role has to sign in again.
            await records.sessions.endAllOf(user.id)
            await note(records, manager, 'agent.change', user, changed)
          }
          // A withdrawn invitation leaves a traveller, who is not among the agents.
          return { data: agentOf(isAgent(changed) ? changed : { ...user, isActive: false }, manager) }
        })
      } catch (error) {
        if (!(error instanceof LastOwner)) throw error
        throw new Problem({
          code: 'conflict',
          detail: 'An agency needs at least one active owner. Make another person an owner first.',
        })
      }
    },
  }
}

function managerOf(call: Pick<Call<OperationId>, 'agency' | 'signedIn'>): Manager {
  const userId = requirePerson(call, 'agents.manage')
  return { userId, isOwner: call.signedIn?.session.userType === 'AgencyOwner' }
}

/** Reads and locks caller and target: their roles may have changed since the call began. */
async function decideNow({ users }: AgencyRecords, call: Call<OperationId>, id = '') {
  const { userId } = managerOf(call)
  const [found = null, own = null] = await users.forChange([id, userId])
  return { manager: managerOf({ ...call, signedIn: asNow(call.signedIn, own) }), found }
}

/** The caller with their current rights; null if they were deactivated in the meantime. */
function asNow(signedIn: CurrentSession | null, user: User | null): CurrentSession | null {
  return signedIn && user?.isActive ? { ...signedIn, session: sessionOf(user) } : null
}

/** Unknown ids, ids of other agencies and travellers get the same answer. */
function existing(user: User | null): User {
  if (user !== null && isAgent(user)) return user
  throw unknown()
}

function requireInvited(manager: Manager, found: User | null): User {
  const user = existing(found)
  requireMayChange(manager, user)
  if (statusOf(user) === 'invited') return user
  throw new Problem({
    code: 'conflict',
    detail:
      'Only someone who has been invited and has not joined yet can be invited again. Invite a new person instead.',
  })
}

function unknown(): Problem {
  return new Problem({ code: 'not_found', detail: 'The agency has no such agent.' })
}

/** An invited traveller remains a traveller, so the invitation changes and not the user. */
async function change(
  records: AgencyRecords,
  user: User,
  { userType, isRestricted, isActive }: UpdateAgentRequest,
) {
  if (user.invitedAs === null) {
    return records.users.setAccess(user.id, {
      ...(userType === undefined ? {} : { userType }),
      ...(isRestricted === undefined ? {} : { isRestricted }),
      ...(isActive === undefined ? {} : { isActive }),
    })
  }
  if (isActive === false) return records.users.invite(user.id, null)
  return records.users.invite(user.id, {
    userType: userType ?? user.invitedAs,
    isRestricted: isRestricted ?? user.invitedRestricted,
    firstName: user.invitedFirstName,
    lastName: user.invitedLastName,
  })
}

function note(
  records: AgencyRecords,
  { userId }: Manager,
  action: string,
  before: User | null,
  after: User | null,
) {
  return records.audit.append({
    actor: userId,
    action,
    beforeHash: before && roleHash(before),
    afterHash: after && roleHash(after),
  })
}

function taken(): Problem {
  return new Problem({
    code: 'conflict',
    detail: 'Someone with this address already works for the agency. Change the role of that agent instead.',
    errors: [{ field: 'email', reason: 'already belongs to an agent of the agency' }],
  })
}

import type { AgentType } from '../../../domain/accounts/people-schema.ts'
import type { User } from '../../../domain/accounts/person.ts'
import { Problem } from '../../../kernel/errors/problem.ts'

/** Who makes a change to the agency's agents. */
export interface Manager {
  userId: string
  isOwner: boolean
}

/** Says whether a person is one of the agency's agents, or was asked to be one. */
export function isAgent(user: User): boolean {
  return user.userType !== 'Traveller' || user.invitedAs !== null
}

/** Throws 403 where only an owner may: to make somebody an owner. Source: spec §6. */
export function requireMayGive(manager: Manager, type: AgentType | undefined): void {
  if (type === 'AgencyOwner' && !manager.isOwner) {
    throw new Problem({ code: 'forbidden', detail: 'Only an owner can make someone an owner.' })
  }
}

/** Throws 403 for who changes themself, and for who changes an owner without being one. */
export function requireMayChange(manager: Manager, user: User): void {
  if (user.id === manager.userId) {
    throw new Problem({ code: 'forbidden', detail: 'No one can change their own role or access.' })
  }
  const isOwner = user.userType === 'AgencyOwner' || user.invitedAs === 'AgencyOwner'
  if (isOwner && !manager.isOwner) {
    throw new Problem({ code: 'forbidden', detail: 'Only an owner can change an owner.' })
  }
}

import type { AgentType } from '../../../domain/accounts/people-schema.ts'
import type { User } from '../../../domain/accounts/person.ts'
import { Problem } from '../../../kernel/errors/problem.ts'

/** The person who changes the agency's agents. */
export interface Manager {
  userId: string
  isOwner: boolean
}

/** True if a person is one of the agency's agents or invited to be one. */
export function isAgent(user: User): boolean {
  return user.userType !== 'Traveller' || user.invitedAs !== null
}

/** Throws 403 unless an owner makes the new owner. Source: spec §6. */
export function requireMayGive(manager: Manager, type: AgentType | undefined): void {
  if (type === 'AgencyOwner' && !manager.isOwner) {
    throw new Problem({
      code: 'forbidden',
      detail: 'Only an owner can make someone an owner. Ask an owner of the agency.',
    })
  }
}

/** Throws 403 if callers change themselves, or change an owner without being one. */
export function requireMayChange(manager: Manager, user: User): void {
  if (user.id === manager.userId) {
    throw new Problem({
      code: 'forbidden',
      detail: 'You cannot change your own role or access. Ask another owner or administrator.',
    })
  }
  const isOwner = user.userType === 'AgencyOwner' || user.invitedAs === 'AgencyOwner'
  if (isOwner && !manager.isOwner) {
    throw new Problem({
      code: 'forbidden',
      detail: 'Only an owner can change an owner. Ask an owner of the agency.',
    })
  }
}

import type { Agent } from '../../contract/types.ts'

export const agentTypes: readonly Agent['userType'][] = ['AgencyOwner', 'Admin', 'SalesAgent']

/** Colours of the status badges. */
export const statusTones = { active: 'success', invited: 'warning', inactive: 'neutral' } as const

/** Returns an agent's name, or the e-mail address if there is none. */
export function nameOf({
  firstName,
  lastName,
  email,
}: Pick<Agent, 'firstName' | 'lastName' | 'email'>): string {
  return `${firstName} ${lastName}`.trim() || email
}

/**
 * Returns whether the user may change this agent: not themselves, and owners only as an owner. The server enforces it
 * too.
 */
export function mayChange(agent: Agent, userType: string | undefined): boolean {
  return !agent.isSelf && (agent.userType !== 'AgencyOwner' || userType === 'AgencyOwner')
}

import type { Agent } from '../../contract/types.ts'

export const agentTypes: readonly Agent['userType'][] = ['AgencyOwner', 'Admin', 'SalesAgent']

/** Tones of the badges that say how somebody stands. */
export const statusTones = { active: 'success', invited: 'warning', inactive: 'neutral' } as const

/** How somebody is called; who has no name goes by the address. */
export function nameOf({
  firstName,
  lastName,
  email,
}: Pick<Agent, 'firstName' | 'lastName' | 'email'>): string {
  return `${firstName} ${lastName}`.trim() || email
}

/** Whether who looks may change this agent: nobody themself, and only an owner an owner (the server says so too). */
export function mayChange(agent: Agent, userType: string | undefined): boolean {
  return !agent.isSelf && (agent.userType !== 'AgencyOwner' || userType === 'AgencyOwner')
}

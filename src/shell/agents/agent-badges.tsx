import type { Agent } from '../../contract/types.ts'
import { useText } from '../../platform/text.ts'
import { Badge } from '../../ui/badge.tsx'

export const agentTypes: readonly Agent['userType'][] = ['AgencyOwner', 'Admin', 'SalesAgent']

/** Colours of the status badges. */
export const statusTones = { active: 'success', invited: 'warning', inactive: 'neutral' } as const

/** Badges with an agent's roles. */
export function RoleBadges({ agent }: { agent: Agent }) {
  const t = useText('shell')
  return (
    <span className="flex flex-wrap items-center gap-2">
      {t(`agents.type.${agent.userType}`)}
      {agent.isRestricted && (
        <Badge tone="neutral" size="small">
          {t('agents.restricted')}
        </Badge>
      )}
    </span>
  )
}

/** Badge with an agent's status: active, invited or deactivated. */
export function StatusBadge({ agent }: { agent: Agent }) {
  const t = useText('shell')
  return <Badge tone={statusTones[agent.status]}>{t(`agents.status.${agent.status}`)}</Badge>
}

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

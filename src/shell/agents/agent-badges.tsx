import type { Agent } from '../../contract/types.ts'
import { useText } from '../../platform/text.ts'
import { Badge } from '../../ui/badge.tsx'
import { statusTones } from './agent-labels.ts'

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

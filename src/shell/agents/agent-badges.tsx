import type { Agent } from '../../contract/types.ts'
import { useText } from '../../platform/text.ts'
import { Badge } from '../../ui/badge.tsx'
import { statusTones } from './agent-labels.ts'

/** What somebody is for the agency. */
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

/** Whether somebody has come, is awaited, or was deactivated. */
export function StatusBadge({ agent }: { agent: Agent }) {
  const t = useText('shell')
  return <Badge tone={statusTones[agent.status]}>{t(`agents.status.${agent.status}`)}</Badge>
}

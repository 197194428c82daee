import { useNavigate } from 'react-router-dom'
import type { Agent } from '../../contract/types.ts'
import { usePage } from '../../platform/page.tsx'
import { useText } from '../../platform/text.ts'
import { Button } from '../../ui/button.tsx'
import { DropdownMenu } from '../../ui/dropdown-menu.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { MenuItem } from '../../ui/menu-item.ts'
import { moreIconPaths } from '../../ui/more-icon-paths.ts'
import { mayChange, nameOf } from './agent-look.ts'
import { useAgentChanges } from './use-agent-changes.ts'

interface AgentMenuProps {
  agent: Agent
  onDeactivate: (agent: Agent) => void
}

/** What can be done with one of the agents, as far as who looks may do it. */
export function AgentMenu({ agent, onDeactivate }: AgentMenuProps) {
  const t = useText('shell')
  const navigate = useNavigate()
  const { session } = usePage()
  const { again, change } = useAgentChanges()
  const isOpen = mayChange(agent, session.userType)
  const items: MenuItem[] = [
    {
      id: 'view',
      label: isOpen ? t('agents.changeRole') : t('agents.view'),
      icon: <Icon path={moreIconPaths.edit} className="size-4.5" />,
      onSelect: () => void navigate(`/users/agents/view/${agent.id}`),
    },
  ]
  if (isOpen && agent.status === 'invited') {
    items.push({
      id: 'again',
      label: t('agents.again'),
      icon: <Icon name="mail" className="size-4.5" />,
      onSelect: () => again.mutate(agent),
    })
  }
  if (isOpen && agent.status === 'inactive') {
    items.push({
      id: 'in',
      label: t('agents.doReactivate'),
      icon: <Icon name="check" className="size-4.5" />,
      onSelect: () => change.mutate({ agent, body: { isActive: true } }),
    })
  }
  if (isOpen && agent.status !== 'inactive') {
    items.push(
      { kind: 'separator', id: 'line' },
      {
        id: 'out',
        label: agent.status === 'invited' ? t('agents.doTakeBack') : t('agents.doDeactivate'),
        icon: <Icon name="lock" className="size-4.5" />,
        destructive: true,
        onSelect: () => onDeactivate(agent),
      },
    )
  }
  return (
    <DropdownMenu items={items} align="end">
      <Button variant="ghost" square aria-label={t('agents.more', { name: nameOf(agent) })}>
        <Icon path={moreIconPaths.more} />
      </Button>
    </DropdownMenu>
  )
}

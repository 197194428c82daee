import { useNavigate } from 'react-router-dom'
import type { Agent } from '../../contract/types.ts'
import { usePage } from '../../platform/page.tsx'
import { useText } from '../../platform/text.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { DropdownMenu } from '../../ui/dropdown-menu.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import type { MenuItem } from '../../ui/menu-item.ts'
import { moreIconPaths } from '../../ui/more-icon-paths.ts'
import type { TableColumn } from '../../ui/table-model.ts'
import { mayChange, nameOf, RoleBadges, StatusBadge } from './agent-badges.tsx'
import { useAgentChanges } from './use-agent-changes.ts'

interface AgentTableProps {
  agents: readonly Agent[]
  state: 'ready' | 'loading' | 'failed'
  onRetry: () => void
  onInvite: () => void
  onDeactivate: (agent: Agent) => void
}

/** The agency's people as a table, on phones as cards. */
export function AgentTable({ agents, state, onRetry, onInvite, onDeactivate }: AgentTableProps) {
  const t = useText('shell')
  const { language, agency } = usePage()
  const columns: readonly TableColumn<Agent>[] = [
    {
      id: 'name',
      header: t('agents.name'),
      sortBy: nameOf,
      cell: (agent) => <Name agent={agent} />,
      isRowHeader: true,
    },
    {
      id: 'email',
      header: t('agents.email'),
      sortBy: ({ email }) => email,
      cell: ({ email }) => (
        <bdi dir="ltr" className="break-all text-muted-foreground">
          {email}
        </bdi>
      ),
    },
    {
      id: 'role',
      header: t('agents.role'),
      sortBy: ({ userType }) => t(`agents.type.${userType}`),
      cell: (agent) => <RoleBadges agent={agent} />,
    },
    {
      id: 'status',
      header: t('agents.statusHeader'),
      sortBy: ({ status }) => t(`agents.status.${status}`),
      cell: (agent) => <StatusBadge agent={agent} />,
    },
  ]
  return (
    <DataTable
      caption={t('agents.heading')}
      hideCaption
      columns={columns}
      rows={agents}
      rowId={({ id }) => id}
      rowName={nameOf}
      language={language}
      texts={{
        // Nothing can be selected here, but the table requires this text.
        selectAll: '',
        selectRow: () => '',
        selected: () => '',
        clearSelection: '',
        actions: t('agents.actions'),
        sortBy: t('agents.sortBy'),
        loading: t('agents.loading'),
      }}
      actions={(agent) => <AgentMenu agent={agent} onDeactivate={onDeactivate} />}
      state={state}
      empty={
        <EmptyState
          icon="guests"
          size="small"
          title={t('agents.none')}
          actions={<Button onClick={onInvite}>{t('agents.invite')}</Button>}
        >
          {t('agents.intro', { agency: agency.agencyName })}
        </EmptyState>
      }
      failure={
        <EmptyState
          icon="alert"
          size="small"
          title={t('agents.notLoaded')}
          actions={
            <Button variant="outline" onClick={onRetry}>
              {t('common.retry')}
            </Button>
          }
        />
      }
    />
  )
}

function Name({ agent }: { agent: Agent }) {
  const t = useText('shell')
  const name = nameOf(agent)
  return (
    <span className="flex items-center gap-3">
      <Avatar name={name} label="" size="small" {...(agent.profileImage && { src: agent.profileImage })} />
      <Link
        href={`/users/agents/view/${agent.id}`}
        className="inline-flex min-h-11 items-center rounded-sm font-semibold underline-offset-4 hover:text-link hover:underline"
      >
        {name}
      </Link>
      {agent.isSelf && (
        <Badge tone="brand" size="small">
          {t('agents.you')}
        </Badge>
      )}
    </span>
  )
}

interface AgentMenuProps {
  agent: Agent
  onDeactivate: (agent: Agent) => void
}

/** Menu of the actions on an agent that the user may perform. */
function AgentMenu({ agent, onDeactivate }: AgentMenuProps) {
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

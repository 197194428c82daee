import { type ReactNode, useState } from 'react'
import type { Agent } from '../../contract/types.ts'
import { usePage } from '../../platform/page.tsx'
import { useText } from '../../platform/text.ts'
import { Alert } from '../../ui/alert.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Button } from '../../ui/button.tsx'
import { mayChange, nameOf, RoleBadges, StatusBadge } from './agent-badges.tsx'
import { DeactivateDialog } from './deactivate-dialog.tsx'
import { type Role, RoleFields } from './role-fields.tsx'
import { useAgentChanges } from './use-agent-changes.ts'

/** Page of one agent: details, role and status. */
export function AgentView({ agent }: { agent: Agent }) {
  const t = useText('shell')
  const { session } = usePage()
  const isOpen = mayChange(agent, session.userType)
  const name = nameOf(agent)
  return (
    <div className="page-width py-8 lg:py-12">
      <Breadcrumbs
        label={t('trail.label')}
        trail={[{ label: t('agents.heading'), href: '/users/agents' }]}
        current={name}
      />
      <div className="mt-4 flex flex-wrap items-center gap-4">
        <Avatar name={name} label="" size="huge" {...(agent.profileImage && { src: agent.profileImage })} />
        <div className="min-w-0">
          <h1 className="font-brand text-title break-words">{name}</h1>
          <p className="mt-1 text-muted-foreground">
            <bdi dir="ltr" className="break-all">
              {agent.email}
            </bdi>
          </p>
          <div className="mt-2 flex flex-wrap items-center gap-3">
            <StatusBadge agent={agent} />
            <RoleBadges agent={agent} />
          </div>
        </div>
      </div>
      {!isOpen && (
        <Alert className="mt-6">{agent.isSelf ? t('agents.ownAccount') : t('agents.ownersOnly')}</Alert>
      )}
      <div className="mt-8 grid items-start gap-6 xl:grid-cols-[3fr_2fr]">
        <RoleCard key={`${agent.userType} ${agent.isRestricted}`} agent={agent} isOpen={isOpen} />
        {isOpen && <AccessCard agent={agent} />}
      </div>
    </div>
  )
}

function RoleCard({ agent, isOpen }: { agent: Agent; isOpen: boolean }) {
  const t = useText('shell')
  const { change } = useAgentChanges()
  const [role, setRole] = useState<Role>({ userType: agent.userType, isRestricted: agent.isRestricted })
  const isSame = role.userType === agent.userType && role.isRestricted === agent.isRestricted
  return (
    <Card title={t('agents.roleHeading')}>
      <form
        method="post"
        className="space-y-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (!isSame) change.mutate({ agent, body: role })
        }}
      >
        <RoleFields role={role} onChange={setRole} disabled={!isOpen} />
        {isOpen && (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pt-2">
            <Button type="submit" disabled={isSame} busy={change.isPending} className="max-sm:w-full">
              {t('agents.save')}
            </Button>
            {agent.status === 'active' && (
              <p className="text-sm text-muted-foreground">{t('agents.signsOut')}</p>
            )}
          </div>
        )}
      </form>
    </Card>
  )
}

function AccessCard({ agent }: { agent: Agent }) {
  const t = useText('shell')
  const { again, change } = useAgentChanges()
  const [isAsking, setIsAsking] = useState(false)
  return (
    <Card title={t('agents.access')}>
      <p className="text-muted-foreground">{t(`agents.accessHint.${agent.status}`)}</p>
      <div className="mt-5 flex flex-wrap gap-3 max-sm:flex-col">
        {agent.status === 'invited' && (
          <Button variant="tonal" busy={again.isPending} onClick={() => again.mutate(agent)}>
            {t('agents.again')}
          </Button>
        )}
        {agent.status === 'inactive' ? (
          <Button
            variant="tonal"
            busy={change.isPending}
            onClick={() => change.mutate({ agent, body: { isActive: true } })}
          >
            {t('agents.doReactivate')}
          </Button>
        ) : (
          <Button variant="destructive" onClick={() => setIsAsking(true)}>
            {agent.status === 'invited' ? t('agents.doTakeBack') : t('agents.doDeactivate')}
          </Button>
        )}
      </div>
      {isAsking && <DeactivateDialog agent={agent} onClose={() => setIsAsking(false)} />}
    </Card>
  )
}

function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="rounded-xl border bg-card p-5 text-card-foreground sm:p-7">
      <h2 className="font-brand text-heading">{title}</h2>
      <div className="mt-4">{children}</div>
    </section>
  )
}

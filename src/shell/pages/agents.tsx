import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { agentsQuery } from '../../api/agents.ts'
import type { Agent } from '../../contract/types.ts'
import { useApi } from '../../platform/api.tsx'
import { useAgency } from '../../platform/page.tsx'
import { useText } from '../../platform/text.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { moreIconPaths } from '../../ui/more-icon-paths.ts'
import { AgentTable } from '../agents/agent-table.tsx'
import { DeactivateDialog } from '../agents/deactivate-dialog.tsx'
import { InviteDialog } from '../agents/invite-dialog.tsx'
import { innerHead } from '../document-head.ts'
import { guardedPage } from '../guarded-page.tsx'

type Opened = { kind: 'invite' } | { kind: 'deactivate'; agent: Agent } | null

function Agents() {
  const t = useText('shell')
  const agency = useAgency()
  const { data, isError, refetch } = useQuery(agentsQuery(useApi()))
  const [opened, setOpened] = useState<Opened>(null)
  const close = () => setOpened(null)
  const state = data ? 'ready' : isError ? 'failed' : 'loading'
  return (
    <div className="page-width py-8 lg:py-12">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div>
          <h1 className="font-brand text-title">{t('agents.heading')}</h1>
          <p className="mt-2 text-muted-foreground">{t('agents.intro', { agency: agency.agencyName })}</p>
        </div>
        <Button onClick={() => setOpened({ kind: 'invite' })} className="max-sm:w-full">
          <Icon path={moreIconPaths.plus} />
          {t('agents.invite')}
        </Button>
      </div>
      <div className="mt-8">
        <AgentTable
          agents={data?.data ?? []}
          state={state}
          onRetry={() => void refetch()}
          onInvite={() => setOpened({ kind: 'invite' })}
          onDeactivate={(agent) => setOpened({ kind: 'deactivate', agent })}
        />
      </div>
      {opened?.kind === 'invite' && <InviteDialog onClose={close} />}
      {opened?.kind === 'deactivate' && <DeactivateDialog agent={opened.agent} onClose={close} />}
    </div>
  )
}

/** /users/agents: the agency's people, for those who manage them (spec §2.2, §6). */
export const page = guardedPage({
  Page: Agents,
  head: (t, { agency }) => innerHead(t('agents.heading'), agency),
  words: ['agents'],
  queries: ({ client }) => [agentsQuery(client)],
})

import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'
import { agentQuery } from '../../api/agents.ts'
import { ApiError } from '../../api/api-error.ts'
import { useApi } from '../../platform/api.tsx'
import { useText } from '../../platform/text.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { nameOf } from '../agents/agent-badges.tsx'
import { AgentView } from '../agents/agent-view.tsx'
import { LoadFailure } from '../components/load-failure.tsx'
import { innerHead } from '../document-head.ts'
import { guardedPage } from '../guarded-page.tsx'
import { lastSegment } from '../last-segment.ts'
import type { PageView } from '../page-module.ts'
import { PageSkeleton } from '../page-skeleton.tsx'
import { useTitle } from '../use-title.ts'

function AgentPage() {
  const t = useText('shell')
  const id = lastSegment(useLocation().pathname)
  const { data, error, refetch } = useQuery(agentQuery(useApi(), id))
  useTitle(data && nameOf(data.data))
  if (data) return <AgentView key={id} agent={data.data} />
  if (!error) return <PageSkeleton />
  // An id of the wrong form is refused with 400 before the look-up.
  const isNone = error instanceof ApiError && (error.status === 404 || error.status === 400)
  if (!isNone) return <LoadFailure t={t} onRetry={() => void refetch()} />
  return (
    <EmptyState
      icon="person"
      level={1}
      title={t('agents.notThere')}
      className="page-width min-h-[60vh] justify-center"
      actions={<LinkButton href="/users/agents">{t('agents.all')}</LinkButton>}
    />
  )
}

function agentOf({ client, path, read }: PageView) {
  return read(agentQuery(client, lastSegment(path)))?.data
}

/** /users/agents/view/{id}: one agent of the agency (spec §2.2). */
export const page = guardedPage({
  Page: AgentPage,
  head(t, { agency }, view) {
    const agent = view && agentOf(view)
    return innerHead(agent ? nameOf(agent) : t('agents.heading'), agency)
  },
  words: ['agents'],
  needs: ({ client, path }) => [agentQuery(client, lastSegment(path))],
  status: (view) => (agentOf(view) ? 200 : 404),
})

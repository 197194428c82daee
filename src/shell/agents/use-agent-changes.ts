import { useMutation, useQueryClient } from '@tanstack/react-query'
import { agentQuery, agentsQuery, changeAgent, inviteAgent, inviteAgentAgain } from '../../api/agents.ts'
import { ApiError } from '../../api/api-error.ts'
import type { Agent, AgentInvitation, UpdateAgentRequest } from '../../contract/types.ts'
import { useApi } from '../../platform/api.tsx'
import { formatWait } from '../../platform/format-wait.ts'
import { usePage } from '../../platform/page.tsx'
import { useText } from '../../platform/text.ts'
import { toast } from '../../ui/toast.ts'
import { nameOf } from './agent-badges.tsx'

/** Seconds until a retry makes sense, if the server gives no number. */
const USUAL_WAIT = 60

/** Actions on the agency's agents; each reports its result in a toast and updates lists and pages. */
export function useAgentChanges() {
  const t = useText('shell')
  const { language } = usePage()
  const client = useApi()
  const queries = useQueryClient()

  function keep(agent: Agent | undefined): void {
    if (agent) queries.setQueryData(agentQuery(client, agent.id).queryKey, { data: agent })
    void queries.invalidateQueries({ queryKey: agentsQuery(client).queryKey })
  }

  function fail(error: Error): void {
    const status = error instanceof ApiError ? error.status : 0
    if (status === 429) {
      const wait = (error instanceof ApiError && error.retryAfter) || USUAL_WAIT
      toast.error(t('agents.tooMany', { wait: formatWait(wait, language) }))
    } else
      toast.error(
        status === 403 || status === 404 || status === 409 ? t('agents.refused') : t('agents.failed'),
      )
    if (status >= 400 && status < 500)
      void queries.invalidateQueries({ queryKey: agentsQuery(client).queryKey })
  }

  const invite = useMutation({
    mutationFn: (invitation: AgentInvitation) => inviteAgent(client, invitation),
    onSuccess(agent, { email }) {
      keep(agent)
      toast.success(t('agents.invited', { email }))
    },
    // Shown at the field.
    onError: (error) => (isTaken(error) ? undefined : fail(error)),
  })
  const again = useMutation({
    mutationFn: (agent: Agent) => inviteAgentAgain(client, agent.id),
    onSuccess(agent, { email }) {
      keep(agent)
      toast.success(t('agents.invited', { email }))
    },
    onError: fail,
  })
  const change = useMutation({
    mutationFn: ({ agent, body }: { agent: Agent; body: UpdateAgentRequest }) =>
      changeAgent(client, agent.id, body),
    onSuccess(changed, { agent, body }) {
      keep(changed)
      const name = nameOf(agent)
      if (body.isActive === false && agent.status === 'invited')
        toast.success(t('agents.takenBack', { email: agent.email }))
      else if (body.isActive === undefined) toast.success(t('agents.saved', { name }))
      else
        toast.success(body.isActive ? t('agents.reactivated', { name }) : t('agents.deactivated', { name }))
    },
    onError: fail,
  })
  return { invite, again, change }
}

/** Returns whether an agent with this address already exists. */
export function isTaken(error: Error | null): boolean {
  return error instanceof ApiError && error.status === 409
}

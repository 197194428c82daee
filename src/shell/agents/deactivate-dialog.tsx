import { useNavigate } from 'react-router-dom'
import type { Agent } from '../../contract/types.ts'
import { useText } from '../../platform/text.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { nameOf } from './agent-badges.tsx'
import { useAgentChanges } from './use-agent-changes.ts'

/** Asks for confirmation before an agent is deactivated, or an invitation withdrawn, which removes the agent. */
export function DeactivateDialog({ agent, onClose }: { agent: Agent; onClose: () => void }) {
  const t = useText('shell')
  const { change } = useAgentChanges()
  const navigate = useNavigate()
  const name = nameOf(agent)
  const isInvited = agent.status === 'invited'

  function deactivate(): void {
    change.mutate(
      { agent, body: { isActive: false } },
      { onSettled: onClose, onSuccess: () => void (isInvited && navigate('/users/agents')) },
    )
  }

  return (
    <Dialog
      size="small"
      title={isInvited ? t('agents.takeBackTitle', { name }) : t('agents.deactivateTitle', { name })}
      description={isInvited ? t('agents.takeBackHint') : t('agents.deactivateHint')}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('agents.cancel')}
          </Button>
          <Button variant="destructive" busy={change.isPending} onClick={deactivate}>
            {isInvited ? t('agents.doTakeBack') : t('agents.doDeactivate')}
          </Button>
        </>
      }
    />
  )
}

import type { Agent } from '../../contract/types.ts'
import { useText } from '../../platform/text.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { nameOf } from './agent-look.ts'
import { useAgentChanges } from './use-agent-changes.ts'

/** Asks once more before somebody is shut out. */
export function ShutOutDialog({ agent, onClose }: { agent: Agent; onClose: () => void }) {
  const t = useText('shell')
  const { change } = useAgentChanges()
  const name = nameOf(agent)
  return (
    <Dialog
      size="small"
      title={t('agents.shutOutTitle', { name })}
      description={t('agents.shutOutHint')}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('agents.cancel')}
          </Button>
          <Button
            variant="destructive"
            busy={change.isPending}
            onClick={() => change.mutate({ agent, body: { isActive: false } }, { onSettled: onClose })}
          >
            {t('agents.doShutOut')}
          </Button>
        </>
      }
    />
  )
}

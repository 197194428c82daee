import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { moreIconPaths } from '../../ui/more-icon-paths.ts'
import { AskFirst } from '../shell/ask-first.tsx'
import { useFieldWords } from '../shell/field-words.ts'
import { ToolSheet } from '../shell/tool-sheet.tsx'
import type { Published } from './branding-api.ts'
import { ConfirmInactive } from './confirm-inactive.tsx'
import { Overtaken } from './overtaken.tsx'
import { PublishTrouble } from './publish-trouble.tsx'
import { ReceiptView } from './receipt-view.tsx'
import type { usePublish } from './use-publish.ts'

interface PublishedSheetProps {
  doing: ReturnType<typeof usePublish>
  published: Published
  onClose: () => void
}

/** The receipt of a publication, and the way back to what visitors saw before it. */
export function PublishedSheet({ doing, published, onClose }: PublishedSheetProps) {
  const { t } = useFieldWords()
  const { version, beforeVersion } = published.publication
  const { undone, overtaken } = doing
  return (
    <ToolSheet
      title={t(undone === null ? 'publish.receipt' : 'tool.publish')}
      onClose={onClose}
      footer={
        <>
          {undone === null && overtaken === null && beforeVersion !== null && (
            <AskFirst
              variant="ghost"
              isMild
              label={t('publish.undo')}
              question={t('publish.undoQuestion', { version: beforeVersion })}
              confirm={t('publish.undo')}
              onConfirm={() => doing.undo(published)}
            />
          )}
          {/* While it is asked, the answer alone is to be pressed. */}
          <Button size="small" onClick={onClose} className="[[role=group]~&]:hidden">
            {t('publish.done')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {overtaken && <Overtaken live={overtaken} />}
        <ConfirmInactive question={doing.question} />
        {doing.trouble && <PublishTrouble trouble={doing.trouble} />}
        {undone === null ? (
          <ReceiptView {...published} />
        ) : (
          <div role="status">
            <EmptyState
              size="small"
              icon={{ path: moreIconPaths.success }}
              title={t('publish.undone', { version: undone })}
            >
              <p className="text-sm">{t('publish.undoneHelp', { version })}</p>
            </EmptyState>
          </div>
        )}
      </div>
    </ToolSheet>
  )
}

import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { moreIconPaths } from '../../ui/more-icon-paths.ts'
import { ChangeList } from '../diff/change-list.tsx'
import { ConfirmButton } from '../layout/confirm-button.tsx'
import { useFieldTexts } from '../layout/field-texts.ts'
import { type ToolProps, ToolSheet } from '../layout/tool-sheet.tsx'
import type { Published } from './branding-api.ts'
import { ConfirmInactive } from './confirm-inactive.tsx'
import { PagesList } from './pages-list.tsx'
import { PublishOvertaken, PublishTrouble } from './publish-trouble.tsx'
import { RelativeTime } from './relative-time.tsx'
import { UnpublishedSheet } from './unpublished-sheet.tsx'
import { usePublish } from './use-publish.ts'
import { VersionPicture } from './version-picture.tsx'

/** The changes for visitors, the obstacles and the publish button; afterwards the receipt and the revert button. */
export function PublishTool({ onClose }: ToolProps) {
  const publishing = usePublish()
  if (publishing.published)
    return <PublishedSheet publishing={publishing} published={publishing.published} onClose={onClose} />
  return <UnpublishedSheet publishing={publishing} onClose={onClose} />
}

interface PublishedSheetProps {
  publishing: ReturnType<typeof usePublish>
  published: Published
  onClose: () => void
}

/** The receipt of a publication, with a button that restores the previous version. */
function PublishedSheet({ publishing: doing, published, onClose }: PublishedSheetProps) {
  const { t } = useFieldTexts()
  const { version, beforeVersion } = published.publication
  const { undone, overtaken } = doing
  return (
    <ToolSheet
      title={t(undone === null ? 'publish.receipt' : 'tool.publish')}
      onClose={onClose}
      footer={
        <>
          {undone === null && overtaken === null && beforeVersion !== null && (
            <ConfirmButton
              variant="ghost"
              isMild
              label={t('publish.undo')}
              question={t('publish.undoQuestion', { version: beforeVersion })}
              confirm={t('publish.undo')}
              onConfirm={() => doing.undo(published)}
            />
          )}
          {/* While the question is open, only its answers can be pressed. */}
          <Button size="small" onClick={onClose} className="[[role=group]~&]:hidden">
            {t('publish.done')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {overtaken && <PublishOvertaken live={overtaken} />}
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

/** A publication's receipt: version, time, author, note, pictures before and after, and every field. */
function ReceiptView({ publication, receipt }: Pick<Published, 'publication' | 'receipt'>) {
  const { t } = useFieldTexts()
  const { version, by, at, note, beforeVersion } = publication
  return (
    <div className="grid gap-6">
      <div className="flex items-start gap-3">
        <span className="tint-success flex size-10 shrink-0 items-center justify-center rounded-full text-success">
          <Icon path={moreIconPaths.success} className="size-6" />
        </span>
        <div className="min-w-0">
          <p role="status" className="text-base font-semibold">
            {t('publish.live', { version })}
          </p>
          <p className="text-sm text-muted-foreground">
            {by.name} · <RelativeTime at={at} exact />
          </p>
        </div>
      </div>
      {note && (
        <blockquote dir="auto" className="border-s-2 ps-3 text-sm whitespace-pre-line break-words">
          {note}
        </blockquote>
      )}
      {beforeVersion !== null && <BeforeAndAfter before={beforeVersion} after={version} />}
      <ChangeList changes={receipt.fields as Parameters<typeof ChangeList>[0]['changes']} />
      <PagesList pages={receipt.pages} />
    </div>
  )
}

/** Two versions side by side. */
function BeforeAndAfter({ before, after }: { before: number; after: number }) {
  const { t } = useFieldTexts()
  const sides = [
    { version: before, word: t('diff.before') },
    { version: after, word: t('diff.after') },
  ]
  return (
    <div className="grid grid-cols-2 gap-3">
      {sides.map(({ version, word }) => (
        <figure key={version} className="min-w-0">
          <VersionPicture
            version={version}
            size="large"
            name={`${word}: ${t('history.version', { version })}`}
          />
          <figcaption className="mt-1 text-xs text-muted-foreground">{word}</figcaption>
        </figure>
      ))}
    </div>
  )
}

import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../platform/api.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toast.ts'
import { sendPending } from '../core/send-pending.ts'
import { ConfirmButton } from '../layout/confirm-button.tsx'
import { useEditor } from '../layout/editor-context.tsx'
import { useFieldTexts } from '../layout/field-texts.ts'
import { type ToolProps, ToolSheet } from '../layout/tool-sheet.tsx'
import { brandingApi, PAGE, useUnpublished } from '../publish/branding-api.ts'
import { FailedState } from '../publish/failed-state.tsx'
import { VersionDetail } from './version-detail.tsx'
import { VersionRow } from './version-row.tsx'

/** All published versions, newest first; an opened one shows its changes and can be restored. */
export function HistoryTool({ onClose }: ToolProps) {
  const { t } = useFieldTexts()
  const [version, setVersion] = useState<number | null>(null)
  return (
    <ToolSheet title={t('tool.history')} onClose={onClose}>
      {version === null ? (
        <div className="grid gap-4">
          <DraftEntry />
          <VersionList onOpen={setVersion} />
        </div>
      ) : (
        <VersionDetail key={version} version={version} onBack={() => setVersion(null)} onClose={onClose} />
      )}
    </ToolSheet>
  )
}

/** The versions, page by page. */
function VersionList({ onOpen }: { onOpen: (version: number) => void }) {
  const { t } = useFieldTexts()
  const api = brandingApi(useApi())
  const { data, isError, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: ['branding', 'versions'],
    queryFn: ({ pageParam }) => api.versions(pageParam),
    initialPageParam: null as number | null,
    getNextPageParam: (page) => (page.length < PAGE ? undefined : page.at(-1)?.version),
    gcTime: 0,
  })
  if (isError && !data) return <FailedState title={t('history.unread')} onRetry={() => void refetch()} />
  if (!data) {
    return (
      <div aria-busy="true" className="grid gap-3">
        <Skeleton className="h-16" />
        <Skeleton className="h-16" />
        <Skeleton className="h-16" />
      </div>
    )
  }
  return (
    <>
      <ol className="-mx-2 grid grid-cols-[minmax(0,1fr)]">
        {data.pages.flat().map((version) => (
          <VersionRow key={version.version} version={version} onOpen={() => onOpen(version.version)} />
        ))}
      </ol>
      {hasNextPage && (
        <Button
          variant="outline"
          size="small"
          busy={isFetchingNextPage}
          className="justify-self-center"
          onClick={() => void fetchNextPage()}
        >
          {t('history.earlier')}
        </Button>
      )}
    </>
  )
}

/** The unpublished changes, with a button that discards them as one undoable step. */
function DraftEntry() {
  const editor = useEditor()
  const { t } = useFieldTexts()
  const api = brandingApi(useApi())
  const queries = useQueryClient()
  const { data } = useUnpublished()
  const [state, setState] = useState<'idle' | 'failed'>('idle')
  if (!data || data.changes.length === 0) return null

  async function discard(): Promise<void> {
    setState('idle')
    try {
      // Unsaved changes would return by themselves.
      if ((await sendPending(editor)) !== 'saved') throw new Error('some changes are not saved')
      const { changes } = await api.discard(editor.store.get(editor.savingAtom).confirmed.revision)
      editor.remember(changes)
      editor.saver.check(null)
      toast.success(t('history.discarded'), { action: { label: t('top.undo'), onPress: editor.undo } })
    } catch {
      setState('failed')
      editor.saver.check(null)
    }
    void queries.invalidateQueries({ queryKey: ['branding'] })
  }

  return (
    <section className="grid justify-items-start gap-3 rounded-lg border border-dashed p-3.5">
      <div>
        <h3 className="text-sm font-semibold">{t('history.draft')}</h3>
        <p className="text-sm text-muted-foreground">
          {t('publish.changes', { count: data.changes.length })}
        </p>
      </div>
      {state === 'failed' && <Alert tone="destructive">{t('history.notDiscarded')}</Alert>}
      <ConfirmButton
        isMild
        label={t('history.discard')}
        question={t('history.discardQuestion')}
        confirm={t('history.discard')}
        onConfirm={discard}
      />
    </section>
  )
}

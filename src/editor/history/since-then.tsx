import { useQuery } from '@tanstack/react-query'
import { atom } from 'jotai'
import { useMemo } from 'react'
import { useApi } from '../../platform/api.tsx'
import { type Change, changeTo } from '../../tenant/settings/change.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toast.ts'
import { settled } from '../core/settled.ts'
import { ChangeList } from '../diff/change-list.tsx'
import { brandingApi } from '../publish/branding-api.ts'
import { FailedState } from '../publish/failed-state.tsx'
import { useEditor, useEditorValue } from '../shell/editor-context.tsx'
import { useFieldWords } from '../shell/field-words.ts'
import { usePointerWords } from '../shell/pointer-words.ts'

/** How a version differs from the draft: each field, or all of them, can be brought into the draft, as one step that is taken back as one. */
export function SinceThen({ version }: { version: number }) {
  const editor = useEditor()
  const { t } = useFieldWords()
  const wordsOf = usePointerWords()
  const api = brandingApi(useApi())
  const revisionAtom = useMemo(() => atom((get) => get(editor.savingAtom).confirmed.revision), [editor])
  const revision = useEditorValue(revisionAtom)
  const { data, isError, refetch } = useQuery({
    queryKey: ['branding', 'since', version, revision],
    queryFn: async () => {
      await settled(editor)
      return (await api.version(version, 'draft')).changes
    },
    placeholderData: (before) => before,
    gcTime: 0,
  })

  function bringBack(changes: readonly Change[], said: string): void {
    const document = editor.document()
    editor.edit(changes.flatMap(({ pointer, after }) => changeTo(document, pointer, after) ?? []))
    editor.endGesture()
    editor.saver.flush()
    toast.success(said, { action: { label: t('top.undo'), onPress: editor.undo } })
  }

  if (isError && !data) return <FailedState title={t('history.unread')} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-24" />
  if (data.length === 0) return <p className="text-sm text-muted-foreground">{t('history.same')}</p>
  return (
    <div className="grid gap-4">
      <div className="flex items-start justify-between gap-3">
        <p className="text-sm text-muted-foreground">{t('history.sinceHelp')}</p>
        <Button
          size="small"
          variant="outline"
          className="shrink-0"
          onClick={() => bringBack(data, t('history.allBack', { version }))}
        >
          {t('history.bringAll')}
        </Button>
      </div>
      <ChangeList
        changes={data}
        action={(change) => {
          const name = wordsOf(change.pointer).label
          return (
            <Button
              size="small"
              variant="ghost"
              className="-me-1.5 shrink-0"
              aria-label={t('history.bringName', { name })}
              onClick={() => bringBack([change], t('history.fieldBack', { name }))}
            >
              {t('history.bring')}
            </Button>
          )
        }}
      />
    </div>
  )
}

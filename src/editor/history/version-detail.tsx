import { useQuery } from '@tanstack/react-query'
import { atom } from 'jotai'
import { useMemo, useState } from 'react'
import type { Version } from '../../contract/types.ts'
import { useApi } from '../../platform/api.tsx'
import { type Change, changeTo } from '../../tenant/settings/change.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toast.ts'
import { Segments } from '../controls/radio-groups.tsx'
import { sendPending } from '../core/send-pending.ts'
import { ChangeList } from '../diff/change-list.tsx'
import { useEditor, useEditorValue } from '../layout/editor-context.tsx'
import { useFieldTexts } from '../layout/field-texts.ts'
import { usePointerTexts } from '../layout/pointer-texts.ts'
import { brandingApi, type Compared } from '../publish/branding-api.ts'
import { FailedState } from '../publish/failed-state.tsx'
import { PagesList } from '../publish/pages-list.tsx'
import { RelativeTime } from '../publish/relative-time.tsx'
import { VersionPicture } from '../publish/version-picture.tsx'
import { VersionActions } from './version-actions.tsx'
import { LiveMark, noteOf, timesAgain, versionKind } from './version-row.tsx'

interface VersionDetailProps {
  version: number
  onBack: () => void
  onClose: () => void
}

/** One version: its theme, its actions, its changes, and its differences from the draft. */
export function VersionDetail({ version, onBack, onClose }: VersionDetailProps) {
  const { t } = useFieldTexts()
  const [against, setAgainst] = useState('before')
  const api = brandingApi(useApi())
  const { data, isError, refetch } = useQuery({
    queryKey: ['branding', 'version', version],
    queryFn: () => api.version(version),
    gcTime: 0,
  })
  return (
    <div className="grid gap-5">
      <Button variant="ghost" size="small" className="-ms-3 justify-self-start" onClick={onBack}>
        <Icon name="start" className="size-4" />
        {t('history.all')}
      </Button>
      {data ? (
        <>
          <VersionHead version={data.version} />
          <VersionPicture
            version={version}
            size="large"
            name={t('history.version', { version })}
            className="w-full"
          />
          <VersionActions version={data.version} live={data.published} onClose={onClose} />
          <Segments
            id="history-against"
            label={t('history.compare')}
            choices={['before', 'draft']}
            chosen={against}
            onChoose={setAgainst}
            wordOf={(one) => t(`history.against.${one}`)}
          />
          {against === 'draft' ? <SinceThen version={version} /> : <VersionChanges compared={data} />}
        </>
      ) : isError ? (
        <FailedState title={t('history.unread')} onRetry={() => void refetch()} />
      ) : (
        <div aria-busy="true" className="grid gap-3">
          <Skeleton className="h-12" />
          <Skeleton className="aspect-[8/5]" />
        </div>
      )}
    </div>
  )
}

/** The changes of a version against the previous one. */
function VersionChanges({ compared: { changes, pages, comparedWith } }: { compared: Compared }) {
  const { t } = useFieldTexts()
  if (changes.length === 0) {
    return (
      <p className="text-sm text-muted-foreground">
        {comparedWith === null ? t('history.first') : t('history.noChanges')}
      </p>
    )
  }
  return (
    <div className="grid gap-5">
      <ChangeList changes={changes} />
      <PagesList pages={pages} />
    </div>
  )
}

/** A version's number and origin, and each time it was restored. */
function VersionHead({ version: one }: { version: Version }) {
  const { t } = useFieldTexts()
  const { version, by, at, isPublished } = one
  const note = noteOf(one)
  return (
    <div>
      <div className="flex items-center gap-2">
        <h3 className="text-base font-semibold">{t('history.version', { version })}</h3>
        {isPublished && <LiveMark />}
      </div>
      <p className="text-sm text-muted-foreground">
        {t(`history.kind.${versionKind(one)}`)}
        {by?.name && ` · ${by.name}`} · <RelativeTime at={at} exact />
      </p>
      {timesAgain(one).map(({ id, by, at, kind }) => (
        <p key={id} className="text-sm text-muted-foreground">
          {t(`history.kind.${kind}`)} · {by.name} · <RelativeTime at={at} exact />
        </p>
      ))}
      {note && (
        <blockquote dir="auto" className="mt-2 border-s-2 ps-3 text-sm whitespace-pre-line break-words">
          {note}
        </blockquote>
      )}
    </div>
  )
}

/** A version's differences from the draft: each field, or all, can be copied into the draft as one undoable step. */
function SinceThen({ version }: { version: number }) {
  const editor = useEditor()
  const { t } = useFieldTexts()
  const wordsOf = usePointerTexts()
  const api = brandingApi(useApi())
  const revisionAtom = useMemo(() => atom((get) => get(editor.savingAtom).confirmed.revision), [editor])
  const revision = useEditorValue(revisionAtom)
  const { data, isError, refetch } = useQuery({
    queryKey: ['branding', 'since', version, revision],
    queryFn: async () => {
      await sendPending(editor)
      return (await api.version(version, 'draft')).changes
    },
    placeholderData: (before) => before,
    gcTime: 0,
  })

  function bringBack(changes: readonly Change[], message: string): void {
    const document = editor.document()
    editor.edit(changes.flatMap(({ pointer, after }) => changeTo(document, pointer, after) ?? []))
    editor.endGesture()
    editor.saver.flush()
    toast.success(message, { action: { label: t('top.undo'), onPress: editor.undo } })
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

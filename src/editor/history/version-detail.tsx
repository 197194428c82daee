import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Version } from '../../contract/types.ts'
import { useApi } from '../../platform/api.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Segments } from '../controls/segments.tsx'
import { ChangeList } from '../diff/change-list.tsx'
import { brandingApi, type Compared } from '../publish/branding-api.ts'
import { FailedState } from '../publish/failed-state.tsx'
import { LookPicture } from '../publish/look-picture.tsx'
import { Moment } from '../publish/moment.tsx'
import { PagesList } from '../publish/pages-list.tsx'
import { useFieldWords } from '../shell/field-words.ts'
import { kindOfVersion, noteOf, timesAgain } from './kind-of-version.ts'
import { SinceThen } from './since-then.tsx'
import { VersionActions } from './version-actions.tsx'
import { LiveMark } from './version-row.tsx'

interface VersionDetailProps {
  version: number
  onBack: () => void
  onClose: () => void
}

/** One version: its look, what can be done with it, what it changed, and how it differs from the draft. */
export function VersionDetail({ version, onBack, onClose }: VersionDetailProps) {
  const { t } = useFieldWords()
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
          <LookPicture
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

/** What a version changed of the one before it. */
function VersionChanges({ compared: { changes, pages, comparedWith } }: { compared: Compared }) {
  const { t } = useFieldWords()
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

/** Which version it is, how it came about, and each time that visitors saw it again. */
function VersionHead({ version: one }: { version: Version }) {
  const { t } = useFieldWords()
  const { version, by, at, isPublished } = one
  const note = noteOf(one)
  return (
    <div>
      <div className="flex items-center gap-2">
        <h3 className="text-base font-semibold">{t('history.version', { version })}</h3>
        {isPublished && <LiveMark />}
      </div>
      <p className="text-sm text-muted-foreground">
        {t(`history.kind.${kindOfVersion(one)}`)}
        {by?.name && ` · ${by.name}`} · <Moment at={at} exact />
      </p>
      {timesAgain(one).map(({ id, by, at, kind }) => (
        <p key={id} className="text-sm text-muted-foreground">
          {t(`history.kind.${kind}`)} · {by.name} · <Moment at={at} exact />
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

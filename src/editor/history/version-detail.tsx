import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../platform/api.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Segments } from '../controls/segments.tsx'
import { brandingApi } from '../publish/branding-api.ts'
import { FailedState } from '../publish/failed-state.tsx'
import { LookPicture } from '../publish/look-picture.tsx'
import { useFieldWords } from '../shell/field-words.ts'
import { SinceThen } from './since-then.tsx'
import { VersionActions } from './version-actions.tsx'
import { VersionChanges } from './version-changes.tsx'
import { VersionHead } from './version-head.tsx'

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

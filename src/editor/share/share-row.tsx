import { useState } from 'react'
import { Badge } from '../../ui/badge.tsx'
import { AskFirst } from '../shell/ask-first.tsx'
import { callFault } from '../shell/call-fault.ts'
import { useFieldWords } from '../shell/field-words.ts'
import { useMomentWords } from '../shell/moment-words.ts'
import type { Share } from './shares-query.ts'

/** One link: for whom, by whom, how long, and whether somebody came by it; `onEnd` for one that is open. */
export function ShareRow({ share, onEnd }: { share: Share; onEnd?: () => Promise<void> }) {
  const { t } = useFieldWords()
  const words = useMomentWords()
  const [fault, setFault] = useState('')
  const { label, createdBy, createdAt, expiresAt, openedAt, state } = share
  const ends = new Date(expiresAt)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 px-3.5 py-3">
      <div className="min-w-0 flex-1 basis-52 text-sm">
        <p className="flex items-center gap-2 font-medium">
          <bdi className="truncate">{label}</bdi>
          {state !== 'open' && (
            <Badge tone="neutral" size="small">
              {t(`share.state.${state}`)}
            </Badge>
          )}
        </p>
        <p className="mt-0.5 text-muted-foreground">
          {t('share.by', { name: words.name(createdBy), time: words.short(new Date(createdAt)) })}
        </p>
        {state === 'open' && (
          <p className="text-muted-foreground" title={words.long(ends)}>
            {t('share.ends', { time: words.distance(ends) })}
          </p>
        )}
        <p className="text-muted-foreground">
          {openedAt ? t('share.opened', { time: words.distance(new Date(openedAt)) }) : t('share.notOpened')}
        </p>
      </div>
      {onEnd && (
        <AskFirst
          label={t('share.end')}
          name={t('share.endOf', { name: label })}
          question={t('share.endQuestion', { name: words.quoted(label) })}
          confirm={t('share.endConfirm')}
          onConfirm={() =>
            onEnd().catch((error: unknown) => {
              setFault(callFault(error, t))
            })
          }
        />
      )}
      <p role="alert" className="basis-full text-sm text-destructive empty:hidden">
        {fault}
      </p>
    </li>
  )
}

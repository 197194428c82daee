import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../platform/api.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ConfirmButton } from '../layout/confirm-button.tsx'
import { useFieldTexts } from '../layout/field-texts.ts'
import { callFault } from '../layout/refusal-texts.ts'
import { useTimeTexts } from '../layout/time-texts.ts'
import { type ToolProps, ToolSheet } from '../layout/tool-sheet.tsx'
import { Disclosure } from '../publish/disclosure.tsx'
import { NewLink } from './new-link.tsx'
import { ShareForm } from './share-form.tsx'
import { type NewShare, type Share, sharesQuery } from './shares-query.ts'

const ICON = 'M12 15V4M8 7.5 12 3.5l4 4M6.5 11H5v9h14v-9h-1.5'

/** Links that show the draft without signing in: creating, listing and revoking them. */
export function ShareTool({ onClose }: ToolProps) {
  const { t } = useFieldTexts()
  const [made, setMade] = useState<NewShare | null>(null)
  return (
    <ToolSheet title={t('tool.share')} onClose={onClose}>
      <p className="mb-5 text-sm text-pretty text-muted-foreground">{t('share.about')}</p>
      {made ? <NewLink made={made} onAnother={() => setMade(null)} /> : <ShareForm onMade={setMade} />}
      <Links onEnded={(id) => setMade((one) => (one?.share.id === id ? null : one))} />
    </ToolSheet>
  )
}

function Links({ onEnded }: { onEnded: (id: string) => void }) {
  const { t } = useFieldTexts()
  const client = useApi()
  const queries = useQueryClient()
  const query = sharesQuery(client)
  const { data, isError, refetch } = useQuery(query)
  const open = data?.filter(({ state }) => state === 'open') ?? []
  const ended = data?.filter(({ state }) => state !== 'open') ?? []
  return (
    <section aria-labelledby="share-links" className="mt-7 border-t pt-5">
      <h3 id="share-links" className="mb-3 text-sm font-semibold">
        {t('share.links')}
      </h3>
      {isError && !data ? (
        <p role="alert" className="flex flex-wrap items-center justify-between gap-2 text-sm">
          {t('share.failed')}
          <Button variant="outline" size="small" onClick={() => void refetch()}>
            {t('preview.retry')}
          </Button>
        </p>
      ) : !data ? (
        <div role="status" aria-label={t('share.loading')} className="grid gap-2">
          <Skeleton className="h-20 rounded-lg" />
          <Skeleton className="h-20 rounded-lg" />
        </div>
      ) : open.length === 0 ? (
        <EmptyState icon={{ path: ICON }} size="small" level={3} title={t('share.none')}>
          {t('share.noneAbout')}
        </EmptyState>
      ) : null}
      {open.length > 0 && (
        <ul className="divide-y rounded-lg border bg-card">
          {open.map((share) => (
            <ShareRow
              key={share.id}
              share={share}
              onEnd={async () => {
                const path = { id: share.id }
                const { data: answer } = await client.DELETE('/api/branding/shares/{id}', {
                  params: { path },
                })
                if (answer) queries.setQueryData(query.queryKey, answer.data)
                onEnded(share.id)
              }}
            />
          ))}
        </ul>
      )}
      {ended.length > 0 && (
        <Disclosure className="mt-4" summary={t('share.ended', { count: ended.length })}>
          <ul className="mt-2 divide-y rounded-lg border bg-card">
            {ended.map((share) => (
              <ShareRow key={share.id} share={share} />
            ))}
          </ul>
        </Disclosure>
      )}
    </section>
  )
}

/** One link: recipient, author, expiry and use; `onEnd` for an active one. */
function ShareRow({ share, onEnd }: { share: Share; onEnd?: () => Promise<void> }) {
  const { t } = useFieldTexts()
  const words = useTimeTexts()
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
        <ConfirmButton
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

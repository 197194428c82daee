import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { endSessions, sessionsQuery } from '../../api/profile.ts'
import type { OwnSession } from '../../contract/types.ts'
import { useApi } from '../../platform/api.tsx'
import { type Text, useText } from '../../platform/text.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { formFaults } from '../account/form-faults.ts'
import { FormFailure } from '../components/form-failure.tsx'
import { useMoment } from './use-moment.ts'

/** The user's sessions: device, network and last use; all except this one can be signed out. */
export function SessionList() {
  const t = useText('shell')
  const client = useApi()
  const queries = useQueryClient()
  const query = sessionsQuery(client)
  const { data } = useQuery(query)
  const end = useMutation({
    mutationFn: (id: string | null) => endSessions(client, id),
    onSuccess: ({ data: remaining }) => queries.setQueryData(query.queryKey, remaining),
    // It had already ended: reload the list.
    onError: () => queries.invalidateQueries({ queryKey: query.queryKey }),
  })
  const sessions = data?.data ?? []
  return (
    <div className="space-y-5">
      <FormFailure>{formFaults(end.error, t).error}</FormFailure>
      <ul className="divide-y rounded-lg border bg-card">
        {sessions.map((session) => (
          <Row
            key={session.id}
            session={session}
            pending={end.isPending && end.variables === session.id}
            onEnd={() => end.mutate(session.id)}
          />
        ))}
      </ul>
      <p role="status" className="sr-only">
        {end.isSuccess && t('sessions.ended')}
      </p>
      {sessions.length > 1 && (
        <Button
          variant="outline"
          className="max-sm:w-full"
          busy={end.isPending && end.variables === null}
          onClick={() => end.mutate(null)}
        >
          {t('sessions.endOthers')}
        </Button>
      )}
    </div>
  )
}

interface RowProps {
  session: OwnSession
  pending: boolean
  onEnd: () => void
}

function Row({ session, pending, onEnd }: RowProps) {
  const t = useText('shell')
  const seen = useMoment(session.lastSeenAt, { dateStyle: 'medium', timeStyle: 'short' })
  const id = useId()
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-4">
      <span className="flex size-11 items-center justify-center rounded-full bg-accent text-accent-foreground max-sm:hidden">
        <Icon name={session.device === 'desktop' ? 'globe' : 'phone'} />
      </span>
      <div className="min-w-0 flex-1 basis-40">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          <span id={`${id}name`}>{nameOf(session, t)}</span>
          {session.current && <Badge tone="success">{t('sessions.current')}</Badge>}
        </p>
        <p className="mt-0.5 text-sm text-muted-foreground">
          {t(`sessions.device.${session.device}`)}
          {session.address && (
            <>
              {' · '}
              <bdi>{session.address}</bdi>
            </>
          )}
          {' · '}
          {t('sessions.seen', { when: seen })}
        </p>
      </div>
      {!session.current && (
        <Button
          id={`${id}end`}
          variant="ghost"
          busy={pending}
          onClick={onEnd}
          aria-labelledby={`${id}end ${id}name`}
        >
          {t('sessions.end')}
        </Button>
      )}
    </li>
  )
}

function nameOf({ browser, system }: OwnSession, t: Text): string {
  if (browser && system) return t('sessions.browserOn', { browser, system })
  return browser || system || t('sessions.unknown')
}

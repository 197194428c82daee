import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { useApi } from '../../platform/api.tsx'
import type { Plan } from '../../tenant/settings/failing-plans.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { sendPending } from '../core/send-pending.ts'
import { useEditor } from '../layout/editor-context.tsx'
import { useFieldTexts } from '../layout/field-texts.ts'
import { callFault } from '../layout/refusal-texts.ts'
import { useUnpublished } from '../publish/branding-api.ts'
import { ConfirmInactive, useConfirmInactive } from '../publish/confirm-inactive.tsx'
import { FailingNotes } from './failing-notes.tsx'
import { firstRequestedTime, type RequestedTimes, requestedSpan, sentTime } from './requested-times.ts'
import { scheduleFaults, showFaults } from './schedule-faults.ts'
import { type PlannedSchedule, schedulesQuery } from './schedules-query.ts'
import { TimeFields } from './time-fields.tsx'

/** The plan being created has no id yet. */
const OWN = 'own'

interface ScheduleFormProps {
  /** Id of the form: its submit button is outside, below the scrolling content. */
  id: string
  /** Its note in the list of versions. */
  note: string
  onBusy: (isBusy: boolean) => void
  onPlanned: (planned: PlannedSchedule) => void
}

/**
 * Schedules the publication of the current draft: when it goes live on the agency's clocks, and whether it is
 * reverted.
 */
export function ScheduleForm({ id, note, onBusy, onPlanned }: ScheduleFormProps) {
  const { t } = useFieldTexts()
  const editor = useEditor()
  const client = useApi()
  const queries = useQueryClient()
  const query = schedulesQuery(client)
  const { data, isError, refetch } = useQuery(query)
  const { data: unpublished = null } = useUnpublished()
  const { question, confirmed } = useConfirmInactive()
  const [chosen, setChosen] = useState<RequestedTimes | null>(null)
  const [faults, setFaults] = useState<Partial<Record<string, string>>>({})

  if (!data) {
    return isError ? (
      <p role="alert" className="flex flex-wrap items-center justify-between gap-2 text-sm">
        {t('schedule.unread')}
        <Button variant="outline" size="small" onClick={() => void refetch()}>
          {t('preview.retry')}
        </Button>
      </p>
    ) : (
      <div role="status" aria-label={t('schedule.loading')} className="grid gap-3">
        <Skeleton className="h-16 rounded-lg" />
        <Skeleton className="h-12 rounded-lg" />
      </div>
    )
  }
  const { timeZone } = data
  const times = chosen ?? { start: firstRequestedTime(new Date(), timeZone), end: null }
  const spans = requestedSpan(times, timeZone)
  const own: Plan | null = unpublished &&
    spans && {
      id: OWN,
      changes: unpublished.changes,
      createdAt: Number.MAX_SAFE_INTEGER,
      ...spans,
    }

  async function plan(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (showFaults(event.currentTarget, scheduleFaults(times, { timeZone }), t, setFaults)) return
    onBusy(true)
    try {
      const state = await sendPending(editor)
      // The server schedules its own draft, so no change may be missing there.
      if (state !== 'saved') return setFaults({ all: t(`publish.trouble.${state}`) })
      const { revision } = editor.store.get(editor.savingAtom).confirmed
      const body = {
        revision,
        note,
        start: sentTime(times.start),
        ...(times.end && { end: sentTime(times.end) }),
      }
      const reply = await confirmed((name) =>
        client.POST('/api/branding/schedules', {
          body: { ...body, ...(name !== undefined && { confirmInactive: name }) },
        }),
      )
      if (reply?.data) onPlanned(reply.data.data)
      void queries.invalidateQueries({ queryKey: query.queryKey })
    } catch (error) {
      setFaults(faultTexts(error))
    } finally {
      onBusy(false)
    }
  }

  /** The place of a message depends on its subject. */
  function faultTexts(error: unknown): Partial<Record<string, string>> {
    if (!(error instanceof ApiError)) return { all: callFault(error, t) }
    if (error.code === 'draft_stale') return { all: t('schedule.fault.stale') }
    if (error.code === 'checks_failed') return { all: t('schedule.fault.checks') }
    const [first] = error.errors
    return first && (first.field === 'start' || first.field === 'end')
      ? { [first.field]: first.reason }
      : { all: callFault(error, t) }
  }

  return (
    <>
      <form method="post" id={id} onSubmit={(event) => void plan(event)} noValidate className="grid gap-4">
        <TimeFields
          {...{ value: times, timeZone, faults }}
          onChange={(next) => {
            setChosen(next)
            setFaults({})
          }}
        />
        {own && !faults.start && !faults.end && <FailingNotes list={data} own={own} />}
        <p role="alert" className="text-sm text-destructive empty:hidden">
          {faults.all}
        </p>
      </form>
      <ConfirmInactive question={question} />
    </>
  )
}

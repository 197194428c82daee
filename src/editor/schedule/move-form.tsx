import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { useApi } from '../../platform/api.tsx'
import { Button } from '../../ui/button.tsx'
import { useFieldTexts } from '../layout/field-texts.ts'
import { callFault } from '../layout/refusal-texts.ts'
import { ConfirmInactive, useConfirmInactive } from '../publish/confirm-inactive.tsx'
import { FailingNotes, readPlan } from './failing-notes.tsx'
import { type RequestedTimes, requestedAt, requestedSpan, sentTime } from './requested-times.ts'
import { scheduleFaults, showFaults } from './schedule-faults.ts'
import { type Schedule, schedulesQuery } from './schedules-query.ts'
import { TimeFields } from './time-fields.tsx'

interface MoveFormProps {
  schedule: Schedule
  /** Together with the others, which may then fail. */
  all: readonly Schedule[]
  timeZone: string
  onClose: () => void
}

/** Reschedules a plan; a live one gets another end. */
export function MoveForm({ schedule, all, timeZone, onClose }: MoveFormProps) {
  const { t } = useFieldTexts()
  const client = useApi()
  const queries = useQueryClient()
  const { id, startsAt, endsAt, state } = schedule
  const [times, setTimes] = useState<RequestedTimes>({
    start: requestedAt(new Date(startsAt), timeZone),
    end: endsAt ? requestedAt(new Date(endsAt), timeZone) : null,
  })
  const [faults, setFaults] = useState<Partial<Record<string, string>>>({})
  const { question, confirmed } = useConfirmInactive()
  const [isBusy, setIsBusy] = useState(false)
  const isLive = state === 'live'
  const span = requestedSpan(times, timeZone)

  async function move(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (showFaults(event.currentTarget, scheduleFaults(times, { timeZone, isLive }), t, setFaults)) return
    setIsBusy(true)
    try {
      const end = times.end && sentTime(times.end)
      const body = isLive ? (end === null ? {} : { end }) : { start: sentTime(times.start), end }
      const moved = await confirmed((name) =>
        client.PATCH('/api/branding/schedules/{id}', {
          params: { path: { id } },
          body: { ...body, ...(name !== undefined && { confirmInactive: name }) },
        }),
      )
      if (moved === null) return setIsBusy(false)
      await queries.invalidateQueries({ queryKey: schedulesQuery(client).queryKey })
      onClose()
    } catch (error) {
      const [first] = error instanceof ApiError ? error.errors : []
      setFaults(first ? { [first.field]: first.reason } : { all: callFault(error, t) })
      setIsBusy(false)
    }
  }

  return (
    <>
      <form
        method="post"
        onSubmit={(event) => void move(event)}
        noValidate
        className="grid gap-4 border-t pt-3"
      >
        <TimeFields
          {...{ value: times, timeZone, faults, isLive }}
          onChange={(next) => {
            setTimes(next)
            setFaults({})
          }}
        />
        {span && (
          <FailingNotes list={{ schedules: [...all], timeZone }} own={{ ...readPlan(schedule), ...span }} />
        )}
        <p role="alert" className="text-destructive empty:hidden">
          {faults.all}
        </p>
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="ghost" size="small" onClick={onClose}>
            {t('ask.keep')}
          </Button>
          <Button type="submit" size="small" busy={isBusy}>
            {t('schedule.saveTimes')}
          </Button>
        </div>
      </form>
      <ConfirmInactive question={question} />
    </>
  )
}

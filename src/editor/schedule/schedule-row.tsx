import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../platform/api.tsx'
import type { Failing } from '../../tenant/settings/failing-plans.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { ChangeList } from '../diff/change-list.tsx'
import { ConfirmButton } from '../layout/confirm-button.tsx'
import { useFieldTexts } from '../layout/field-texts.ts'
import { usePointerTexts } from '../layout/pointer-texts.ts'
import { callFault } from '../layout/refusal-texts.ts'
import { useRevealSetting } from '../layout/reveal-setting.ts'
import { useTimeTexts } from '../layout/time-texts.ts'
import { Disclosure } from '../publish/disclosure.tsx'
import { FailingPlanNote } from './failing-notes.tsx'
import { MoveForm } from './move-form.tsx'
import { changesOf } from './schedule-confirmation.tsx'
import { isToCome, type Schedule, schedulesQuery } from './schedules-query.ts'

const tones = {
  planned: 'brand',
  live: 'success',
  done: 'neutral',
  cancelled: 'neutral',
  failed: 'destructive',
} as const

interface ScheduleRowProps {
  schedule: Schedule
  /** Together with the others, so that one can be named. */
  all: readonly Schedule[]
  /** Why it would fail, as things are. */
  failing: Failing | undefined
  timeZone: string
}

/** One plan: its state, times and changes, with buttons to reschedule and cancel it while possible. */
export function ScheduleRow({ schedule, all, failing, timeZone }: ScheduleRowProps) {
  const { t } = useFieldTexts()
  const words = useTimeTexts()
  const client = useApi()
  const queries = useQueryClient()
  const [isMoving, setIsMoving] = useState(false)
  const [fault, setFault] = useState('')
  const { id, state, note, by, startsAt, endsAt, changes, failure } = schedule
  const start = words.short(new Date(startsAt), timeZone)
  const end = endsAt && words.short(new Date(endsAt), timeZone)
  const name = note || t('schedule.unnamed')
  const isLive = state === 'live'

  async function endIt() {
    try {
      const { data } = await client.DELETE('/api/branding/schedules/{id}', { params: { path: { id } } })
      if (data) queries.setQueryData(schedulesQuery(client).queryKey, data.data)
    } catch (error) {
      setFault(callFault(error, t))
    }
  }

  return (
    <li className="grid gap-2 px-3.5 py-3 text-sm">
      <p className="flex items-start justify-between gap-3">
        <bdi className="min-w-0 font-medium wrap-anywhere">{name}</bdi>
        <Badge tone={tones[state]} size="small">
          {t(`schedule.state.${state}`)}
        </Badge>
      </p>
      <div className="text-muted-foreground">
        <p>{end ? t('schedule.fromTo', { start, end }) : t('schedule.from', { start })}</p>
        <p>
          <bdi>{by.name}</bdi>
        </p>
      </div>
      {failure && <FailureReason failure={failure} />}
      {failing && !isMoving && <FailingPlanNote {...{ failing, all, timeZone }} />}
      {changes.length > 0 && (
        <Disclosure summary={t('schedule.changes', { count: changes.length })}>
          <div className="mt-2">
            <ChangeList changes={changesOf(schedule)} />
          </div>
        </Disclosure>
      )}
      {changes.length === 0 && (state === 'done' || isLive) && (
        <p className="text-muted-foreground">{t('schedule.nothing')}</p>
      )}
      {isMoving ? (
        <MoveForm {...{ schedule, all, timeZone }} onClose={() => setIsMoving(false)} />
      ) : (
        isToCome(schedule) && (
          <div className="flex flex-wrap gap-2">
            <Button variant="outline" size="small" onClick={() => setIsMoving(true)}>
              {t('schedule.move')}
            </Button>
            <ConfirmButton
              label={t(isLive ? 'schedule.takeBack' : 'schedule.callOff')}
              question={t(isLive ? 'schedule.takeBackQuestion' : 'schedule.callOffQuestion', {
                name: words.quoted(name),
              })}
              confirm={t(isLive ? 'schedule.takeBack' : 'schedule.callOff')}
              onConfirm={endIt}
            />
          </div>
        )
      )}
      <p role="alert" className="text-destructive empty:hidden">
        {fault}
      </p>
    </li>
  )
}

/** Why a plan's publication or revert failed, with links to the settings concerned. */
function FailureReason({ failure }: { failure: NonNullable<Schedule['failure']> }) {
  const { t } = useFieldTexts()
  const wordsOf = usePointerTexts()
  const reveal = useRevealSetting()
  const words = useTimeTexts()
  const { code, at, pointers, plan } = failure
  const why = plan
    ? t('schedule.failure.plan', { name: words.quoted(plan.note || t('schedule.unnamed')) })
    : t(`schedule.failure.${code}`)
  return (
    <div className="rounded-md tint-destructive px-3 py-2.5">
      <p className="text-pretty">
        {why} {t(`schedule.failed.${at}`)}
      </p>
      {pointers.length > 0 && (
        <ul className="mt-1.5 flex flex-wrap gap-x-3 gap-y-1">
          {pointers.slice(0, 8).map((pointer) => (
            <li key={pointer}>
              <button
                type="button"
                className="text-start font-medium text-link underline underline-offset-2"
                onClick={() => reveal(pointer)}
              >
                {wordsOf(pointer).text}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

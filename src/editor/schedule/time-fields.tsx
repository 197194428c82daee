import { useId } from 'react'
import { useDateField } from '../../platform/dates/use-date-field.ts'
import { DateField } from '../../ui/date-field.tsx'
import { type DayLimits, endLimits, isDayWithin } from '../../ui/date-limits.ts'
import { TimeField } from '../../ui/time-field.tsx'
import { useFieldTexts } from '../layout/field-texts.ts'
import { useTimeTexts } from '../layout/time-texts.ts'
import {
  cityOf,
  isTime,
  type RequestedTime,
  type RequestedTimes,
  requestedAt,
  requestedMoment,
} from './requested-times.ts'
import { scheduleLimits } from './schedule-faults.ts'

interface TimeFieldsProps {
  value: RequestedTimes
  timeZone: string
  faults: Readonly<Partial<Record<string, string>>>
  onChange: (value: RequestedTimes) => void
  /** The plan is already live: its start is past, and it has an end. */
  isLive?: boolean
}

/** When the plan goes live, whether and when it is reverted, and both in one sentence. */
export function TimeFields({ value, timeZone, faults, onChange, isLive = false }: TimeFieldsProps) {
  const { t } = useFieldTexts()
  const { start, end } = value
  const limits = scheduleLimits(timeZone)
  const withEnd = (isWanted: boolean) => {
    const base = requestedMoment(start, timeZone)
    const date = base && new Date(base.at.getTime() + 7 * 86_400_000).toISOString().slice(0, 10)
    onChange({ start, end: isWanted ? { date: date ?? '', time: start.time } : null })
  }
  return (
    <div className="grid gap-4">
      {!isLive && (
        <MomentField
          {...limits}
          label={t('schedule.start')}
          {...{ timeZone, value: start, fault: faults.start }}
          onChange={(next) => onChange({ start: next, end })}
        />
      )}
      {!isLive && (
        <label className="flex min-h-9 cursor-pointer items-center gap-2.5 text-sm">
          <input
            type="checkbox"
            checked={end !== null}
            onChange={({ target }) => withEnd(target.checked)}
            className="size-4.5 shrink-0 accent-primary"
          />
          {t('schedule.hasEnd')}
        </label>
      )}
      {end && (
        <MomentField
          {...(isLive ? limits : endLimits({ start: start.date, end: end.date }, limits))}
          label={t('schedule.end')}
          {...{ timeZone, value: end, fault: faults.end }}
          onChange={(next) => onChange({ start, end: next })}
        />
      )}
      {!faults.start && !faults.end && <Summary {...{ value, timeZone, isLive }} />}
    </div>
  )
}

function Summary({ value, timeZone, isLive }: Pick<TimeFieldsProps, 'value' | 'timeZone' | 'isLive'>) {
  const { t } = useFieldTexts()
  const words = useTimeTexts()
  const start = requestedMoment(value.start, timeZone)
  const end = value.end && requestedMoment(value.end, timeZone)
  if (!start || (value.end && !end)) return null
  const values = { start: words.long(start.at, timeZone), city: words.name(cityOf(timeZone)) }
  const sentence = !end
    ? t('schedule.goesLive', values)
    : t(isLive ? 'schedule.ends' : 'schedule.goesLiveAndEnds', {
        ...values,
        end: words.long(end.at, timeZone),
      })
  return (
    <p aria-live="polite" className="rounded-lg bg-muted px-3.5 py-3 text-sm text-pretty">
      {sentence}
    </p>
  )
}

interface MomentFieldProps extends DayLimits {
  label: string
  value: RequestedTime
  timeZone: string
  fault?: string | undefined
  onChange: (value: RequestedTime) => void
}

/** A day and a time on the clocks of the agency's zone, with the user's own time if it differs. */
export function MomentField({ label, value, timeZone, fault, onChange, ...limits }: MomentFieldProps) {
  const { t } = useFieldTexts()
  const words = useTimeTexts()
  const ofPage = useDateField()
  const says = useId()
  const moment = requestedMoment(value, timeZone)
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone
  const isElsewhere = moment && words.short(moment.at, timeZone) !== words.short(moment.at, here)
  const isOfTime = value.date !== '' && isDayWithin(value.date, limits) && !isTime(value.time)
  return (
    // Both labels contain the group's name, which a group would repeat.
    <div>
      <div className="grid grid-cols-[minmax(0,3fr)_minmax(0,2fr)] items-start gap-2">
        <DateField
          {...ofPage}
          {...limits}
          today={requestedAt(new Date(), timeZone).date}
          label={label}
          value={value.date}
          error={isOfTime ? undefined : fault}
          onChange={(date) => onChange({ ...value, date })}
        />
        <TimeField
          label={t('schedule.clock')}
          name={t('schedule.time', { name: label })}
          language={ofPage.language}
          value={value.time}
          error={isOfTime ? fault : undefined}
          describedBy={moment ? says : undefined}
          unreadable={(example) => t('schedule.fault.clock', { example })}
          onChange={(time) => onChange({ ...value, time })}
        />
      </div>
      <div id={says} className="mt-1.5 grid gap-1 text-sm text-muted-foreground empty:hidden">
        {isElsewhere && (
          <p>{t('schedule.here', { time: words.short(moment.at, here), city: words.name(cityOf(here)) })}</p>
        )}
        {moment && moment.kind !== 'once' && (
          <p role="status" className="font-medium text-foreground">
            {t(`schedule.${moment.kind}`, { asked: value.time, meant: moment.meant.slice(11, 16) })}
          </p>
        )}
      </div>
    </div>
  )
}

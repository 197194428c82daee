import { endLimits } from '../../ui/date-limits.ts'
import { useFieldTexts } from '../shell/field-texts.ts'
import { useMomentTexts } from '../shell/moment-texts.ts'
import { MomentField } from './moment-field.tsx'
import { cityOf, type RequestedTimes, requestedMoment } from './requested-times.ts'
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
  const words = useMomentTexts()
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

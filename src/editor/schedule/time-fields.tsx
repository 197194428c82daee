import { endLimits } from '../../ui/date-limits.ts'
import { useFieldWords } from '../shell/field-words.ts'
import { useMomentWords } from '../shell/moment-words.ts'
import { MomentField } from './moment-field.tsx'
import { wishLimits } from './wish-faults.ts'
import { cityOf, type WishedTimes, wishedMoment } from './wished.ts'

interface TimeFieldsProps {
  value: WishedTimes
  timeZone: string
  faults: Readonly<Partial<Record<string, string>>>
  onChange: (value: WishedTimes) => void
  /** Visitors see it already: its start is past, and it has an end. */
  isLive?: boolean
}

/** When it goes live, whether and when it goes back, and both in one sentence. */
export function TimeFields({ value, timeZone, faults, onChange, isLive = false }: TimeFieldsProps) {
  const { t } = useFieldWords()
  const { start, end } = value
  const limits = wishLimits(timeZone)
  const withEnd = (isWanted: boolean) => {
    const base = wishedMoment(start, timeZone)
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
  const { t } = useFieldWords()
  const words = useMomentWords()
  const start = wishedMoment(value.start, timeZone)
  const end = value.end && wishedMoment(value.end, timeZone)
  if (!start || (value.end && !end)) return null
  const told = { start: words.long(start.at, timeZone), city: words.name(cityOf(timeZone)) }
  const sentence = !end
    ? t('schedule.goesLive', told)
    : t(isLive ? 'schedule.ends' : 'schedule.goesLiveAndEnds', { ...told, end: words.long(end.at, timeZone) })
  return (
    <p aria-live="polite" className="rounded-lg bg-muted px-3.5 py-3 text-sm text-pretty">
      {sentence}
    </p>
  )
}

import { useId } from 'react'
import { controlLook } from '../controls/control-look.ts'
import { useFieldWords } from '../shell/field-words.ts'
import { useMomentWords } from '../shell/moment-words.ts'
import { cityOf, type Wished, wishedMoment } from './wished.ts'

interface MomentFieldProps {
  label: string
  value: Wished
  timeZone: string
  fault?: string | undefined
  onChange: (value: Wished) => void
}

/** A day and a time on the clocks of the agency's zone, with the person's own beside it where they differ. */
export function MomentField({ label, value, timeZone, fault, onChange }: MomentFieldProps) {
  const { t } = useFieldWords()
  const words = useMomentWords()
  const id = useId()
  const moment = wishedMoment(value, timeZone)
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone
  const isElsewhere = moment && words.short(moment.at, timeZone) !== words.short(moment.at, here)
  const look = `${controlLook} min-w-0 tabular-nums`
  return (
    <fieldset aria-describedby={`${id}says`}>
      <legend className="mb-1.5 text-sm font-medium">{label}</legend>
      <div className="grid grid-cols-[minmax(0,3fr)_minmax(0,2fr)] gap-2">
        <input
          type="date"
          aria-label={t('schedule.date', { name: label })}
          aria-invalid={fault ? true : undefined}
          value={value.date}
          onChange={({ target }) => onChange({ ...value, date: target.value })}
          className={look}
        />
        <input
          type="time"
          aria-label={t('schedule.time', { name: label })}
          aria-invalid={fault ? true : undefined}
          value={value.time}
          onChange={({ target }) => onChange({ ...value, time: target.value })}
          className={look}
        />
      </div>
      <div id={`${id}says`} className="mt-1.5 grid gap-1 text-sm text-muted-foreground empty:hidden">
        {isElsewhere && (
          <p>{t('schedule.here', { time: words.short(moment.at, here), city: words.name(cityOf(here)) })}</p>
        )}
        {moment && moment.kind !== 'once' && (
          <p role="status" className="font-medium text-foreground">
            {t(`schedule.${moment.kind}`, {
              asked: value.time.slice(0, 5),
              meant: moment.meant.slice(11, 16),
            })}
          </p>
        )}
        {fault && (
          <p role="alert" className="text-destructive">
            {fault}
          </p>
        )}
      </div>
    </fieldset>
  )
}

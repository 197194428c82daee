import { useId } from 'react'
import { useDateField } from '../../platform/dates/use-date-field.ts'
import { DateField } from '../../ui/date-field.tsx'
import { type DayLimits, isDayWithin } from '../../ui/date-limits.ts'
import { TimeField } from '../../ui/time-field.tsx'
import { useFieldTexts } from '../shell/field-texts.ts'
import { useMomentTexts } from '../shell/moment-texts.ts'
import { cityOf, isTime, type RequestedTime, requestedAt, requestedMoment } from './requested-times.ts'

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
  const words = useMomentTexts()
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

import { useUnpublished } from '../publish/use-unpublished.ts'
import { useFieldWords } from '../shell/field-words.ts'
import { useMomentWords } from '../shell/moment-words.ts'
import { usePointerWords } from '../shell/pointer-words.ts'
import { overlapsOf } from './overlaps.ts'
import type { ScheduleList } from './schedules-query.ts'
import type { WishedTimes } from './time-fields.tsx'
import { wishedMoment } from './wished.ts'

/** Which other plans change the same fields meanwhile, and what comes of that. */
export function OverlapNotes({ list, times }: { list: ScheduleList; times: WishedTimes }) {
  const { t } = useFieldWords()
  const words = useMomentWords()
  const wordsOf = usePointerWords()
  const { data } = useUnpublished()
  const { timeZone, schedules } = list
  const start = wishedMoment(times.start, timeZone)?.at
  if (!data || !start) return null
  const end = times.end === null ? null : (wishedMoment(times.end, timeZone)?.at ?? null)
  const pointers = data.changes.map(({ pointer }) => pointer)
  return (
    <div role="status" className="grid gap-2 empty:hidden">
      {overlapsOf(schedules, pointers, { start, end }).map(({ schedule, pointers: both }) => (
        <p key={schedule.id} className="rounded-md tint-warning px-3 py-2.5 text-sm text-pretty">
          {t('schedule.overlap', {
            name: words.name(schedule.note || t('schedule.unnamed')),
            fields: both
              .slice(0, 3)
              .map((one) => wordsOf(one).text)
              .join(', '),
            start: words.short(new Date(schedule.startsAt), timeZone),
          })}
        </p>
      ))}
    </div>
  )
}

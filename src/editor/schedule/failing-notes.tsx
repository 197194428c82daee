import { failingPlans, type Plan } from '../../tenant/settings/failing-plans.ts'
import { useUnpublished } from '../publish/use-unpublished.ts'
import { useFieldWords } from '../shell/field-words.ts'
import { useMomentWords } from '../shell/moment-words.ts'
import { planOf } from './plan-of.ts'
import { isToCome, type ScheduleList } from './schedules-query.ts'
import type { WishedTimes } from './time-fields.tsx'
import { useFieldNames } from './use-field-names.ts'
import { usePublishedSettings } from './use-published-settings.ts'
import { WillFail } from './will-fail.tsx'
import { wishedMoment } from './wished.ts'

const OWN = 'own'

/** Which plan would fail beside another: the one that is being made, or one that is there. */
export function FailingNotes({ list, times }: { list: ScheduleList; times: WishedTimes }) {
  const { t } = useFieldWords()
  const words = useMomentWords()
  const fieldNames = useFieldNames()
  const { data } = useUnpublished()
  const published = usePublishedSettings(list.schedules)
  const { timeZone } = list
  const start = wishedMoment(times.start, timeZone)?.at
  if (!data || !published || !start) return null
  const end = times.end && wishedMoment(times.end, timeZone)
  const coming = list.schedules.filter(isToCome)
  const own: Plan = {
    ...{ id: OWN, isLive: false, changes: data.changes },
    ...{ createdAt: Number.MAX_SAFE_INTEGER, startsAt: start.getTime(), endsAt: end?.at.getTime() ?? null },
  }
  const found = failingPlans(published, [...coming.map(planOf), own])
  const told = (id: string) => {
    const plan = coming.find((one) => one.id === id)
    return {
      name: words.name(plan?.note || t('schedule.unnamed')),
      start: plan ? words.short(new Date(plan.startsAt), timeZone) : '',
    }
  }
  const failing = found.get(OWN)
  const others = [...found].filter(([id, { first }]) => id !== OWN && first === OWN)
  return (
    <div role="status" className="grid gap-2 empty:hidden">
      {failing && (
        <div className="text-sm">
          <WillFail {...{ failing, timeZone }} all={coming} />
        </div>
      )}
      {others.map(([id, { pointers }]) => (
        <p key={id} className="rounded-md tint-warning px-3 py-2.5 text-sm text-pretty">
          {t('schedule.failsOther', { ...told(id), fields: fieldNames(pointers) })}
        </p>
      ))}
    </div>
  )
}

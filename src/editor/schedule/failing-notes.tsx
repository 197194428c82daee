import { failingPlans, type Plan } from '../../tenant/settings/failing-plans.ts'
import { useFieldTexts } from '../shell/field-texts.ts'
import { useMomentTexts } from '../shell/moment-texts.ts'
import { FailingPlanNote } from './failing-plan-note.tsx'
import { readPlan } from './read-plan.ts'
import { isToCome, type ScheduleList } from './schedules-query.ts'
import { useFieldNames } from './use-field-names.ts'
import { usePublishedSettings } from './use-published-settings.ts'

/**
 * Which plans would fail if this one were scheduled as requested: itself, or others as things are. `own` replaces the
 * plan with its id if that one is being rescheduled.
 */
export function FailingNotes({ list, own }: { list: ScheduleList; own: Plan }) {
  const { t } = useFieldTexts()
  const words = useMomentTexts()
  const fieldNames = useFieldNames()
  const published = usePublishedSettings(list.schedules)
  if (!published) return null
  const { timeZone } = list
  const coming = list.schedules.filter(isToCome)
  const others = coming.filter(({ id }) => id !== own.id)
  const before = failingPlans(published, coming.map(readPlan))
  const then = failingPlans(published, [...others.map(readPlan), own])
  const failing = then.get(own.id)
  return (
    <div role="status" className="grid gap-2 text-sm empty:hidden">
      {failing && <FailingPlanNote {...{ failing, timeZone }} all={coming} />}
      {others.map(({ id, note, startsAt }) => {
        const made = then.get(id)
        if (!made || before.has(id)) return null
        return (
          <p key={id} className="rounded-md tint-warning px-3 py-2.5 text-pretty">
            {t(made.first === own.id ? 'schedule.failsOther' : 'schedule.failsThen', {
              name: words.quoted(note || t('schedule.unnamed')),
              start: words.short(new Date(startsAt), timeZone),
              fields: fieldNames(made.pointers),
            })}
          </p>
        )
      })}
    </div>
  )
}

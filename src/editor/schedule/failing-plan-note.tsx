import type { Failing } from '../../tenant/settings/failing-plans.ts'
import { useFieldTexts } from '../shell/field-texts.ts'
import { useMomentTexts } from '../shell/moment-texts.ts'
import type { Schedule } from './schedules-query.ts'
import { useFieldNames } from './use-field-names.ts'

interface WillFailProps {
  failing: Failing
  all: readonly Schedule[]
  timeZone: string
}

/** States that a plan cannot succeed as things are, the earlier plan that conflicts with it, and what to do. */
export function FailingPlanNote({ failing: { first, pointers }, all, timeZone }: WillFailProps) {
  const { t } = useFieldTexts()
  const words = useMomentTexts()
  const fieldNames = useFieldNames()
  const plan = all.find(({ id }) => id === first)
  return (
    <p className="rounded-md tint-warning px-3 py-2.5 text-pretty">
      {plan
        ? t('schedule.fails', {
            name: words.quoted(plan.note || t('schedule.unnamed')),
            start: words.short(new Date(plan.startsAt), timeZone),
            fields: fieldNames(pointers),
          })
        : t('schedule.failsAlone', { fields: fieldNames(pointers) })}
    </p>
  )
}

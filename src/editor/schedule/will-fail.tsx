import { useFieldWords } from '../shell/field-words.ts'
import { useMomentWords } from '../shell/moment-words.ts'
import type { Failing } from './failing-plans.ts'
import type { Schedule } from './schedules-query.ts'
import { useFieldNames } from './use-field-names.ts'

interface WillFailProps {
  failing: Failing
  all: readonly Schedule[]
  timeZone: string
}

/** That a plan cannot come as things are, which other is there first, and what helps. */
export function WillFail({ failing: { first, pointers }, all, timeZone }: WillFailProps) {
  const { t } = useFieldWords()
  const words = useMomentWords()
  const fieldNames = useFieldNames()
  const plan = all.find(({ id }) => id === first)
  if (!plan) return null
  return (
    <p className="rounded-md tint-warning px-3 py-2.5 text-pretty">
      {t('schedule.fails', {
        name: words.name(plan.note || t('schedule.unnamed')),
        start: words.short(new Date(plan.startsAt), timeZone),
        fields: fieldNames(pointers),
      })}
    </p>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../platform/api.tsx'
import { useFieldTexts } from '../layout/field-texts.ts'
import { isToCome, schedulesQuery } from './schedules-query.ts'

/** A dot on Publish while a plan is waiting or live. */
export function PlannedMark() {
  const { t } = useFieldTexts()
  const { data } = useQuery(schedulesQuery(useApi()))
  const count = data?.schedules.filter(isToCome).length ?? 0
  if (count === 0) return null
  const words = t('schedule.mark', { count })
  return (
    <span
      role="img"
      aria-label={words}
      title={words}
      className="absolute -end-1 -top-1 flex h-4 min-w-4 items-center justify-center rounded-full border-2 border-card bg-foreground px-0.5 text-[0.625rem] leading-none font-bold text-background"
    >
      {count}
    </span>
  )
}

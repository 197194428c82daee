import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../platform/api.tsx'
import { failingPlans } from '../../tenant/settings/failing-plans.ts'
import { useFieldTexts } from '../layout/field-texts.ts'
import { Disclosure } from '../publish/disclosure.tsx'
import { readPlan, usePublishedSettings } from './failing-notes.tsx'
import { ScheduleRow } from './schedule-row.tsx'
import { isToCome, schedulesQuery } from './schedules-query.ts'

/** Pending and live plans, failed ones with the reason, and past ones. Nothing if nothing was ever scheduled. */
export function Schedules() {
  const { t } = useFieldTexts()
  const { data } = useQuery(schedulesQuery(useApi()))
  const all = data?.schedules ?? []
  const published = usePublishedSettings(all)
  if (!data || all.length === 0) return null
  const coming = all.filter(isToCome)
  const failing = published && failingPlans(published, coming.map(readPlan))
  const failed = all.filter(({ state }) => state === 'failed').slice(0, 3)
  const past = all.filter((one) => !isToCome(one) && !failed.includes(one)).slice(0, 10)
  const rows = (list: typeof all) => (
    <ul className="divide-y rounded-lg border bg-card">
      {list.map((schedule) => (
        <ScheduleRow
          key={schedule.id}
          {...{ schedule, all, timeZone: data.timeZone }}
          failing={failing?.get(schedule.id)}
        />
      ))}
    </ul>
  )
  return (
    <section aria-labelledby="schedules" className="border-t pt-5">
      <h3 id="schedules" className="mb-3 text-sm font-semibold">
        {t('schedule.list')}
      </h3>
      {coming.length + failed.length > 0 && rows([...coming, ...failed])}
      {past.length > 0 && (
        <Disclosure
          className="mt-4"
          isOpen={coming.length + failed.length === 0}
          summary={t('schedule.past', { count: past.length })}
        >
          <div className="mt-2">{rows(past)}</div>
        </Disclosure>
      )}
    </section>
  )
}

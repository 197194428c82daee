import type { Plan } from '../../tenant/settings/failing-plans.ts'
import { changesOf } from './schedule-confirmation.tsx'
import type { Schedule } from './schedules-query.ts'

/** Returns a schedule's facts for comparison with other plans. */
export function readPlan(schedule: Schedule): Plan {
  const { id, state, createdAt, startsAt, endsAt, undo = [] } = schedule
  return {
    id,
    changes: changesOf(schedule),
    ...(state === 'live' && { undo: changesOf({ changes: undo }) }),
    createdAt: Date.parse(createdAt),
    startsAt: Date.parse(startsAt),
    endsAt: endsAt === null ? null : Date.parse(endsAt),
  }
}

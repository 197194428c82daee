import type { Schedule as Answer } from '../../../../contract/types.ts'
import type { PlanLayer } from '../../../../tenant/settings/plan-layers.ts'
import { clockTime } from '../../../../tenant/zoned-time.ts'
import type { Schedule } from '../schedule-repository.ts'

/**
 * Returns a plan in the contract's shape, in the agency's local time; with the published layers, also what the end of
 * a live plan reverts.
 */
export function scheduleAnswer(schedule: Schedule, timeZone: string, layers?: readonly PlanLayer[]): Answer {
  const { id, state, note, by, createdAt, startsAt, endsAt, baseVersion, changes, failure } = schedule
  return {
    id,
    state,
    note,
    by,
    baseVersion,
    failure,
    changes: [...changes],
    createdAt: createdAt.toISOString(),
    startsAt: startsAt.toISOString(),
    endsAt: endsAt?.toISOString() ?? null,
    start: clockTime(startsAt, timeZone),
    ...(layers && state === 'live' && { undo: [...(layers.find(({ plan }) => plan === id)?.undo ?? [])] }),
    end: endsAt && clockTime(endsAt, timeZone),
  }
}

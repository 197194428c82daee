import type { Schedule as Answer } from '../../../contract/types.ts'
import { clockTime } from '../../../tenant/zoned-time.ts'
import type { Schedule } from '../../store/schedule-repository.ts'

/** Gives what is planned as its owner reads it, on the clocks of the agency's time zone. */
export function scheduleAnswer(schedule: Schedule, timeZone: string): Answer {
  const { id, state, note, by, createdAt, startsAt, endsAt, baseVersion, changes, failure } = schedule
  return {
    ...{ id, state, note, by, baseVersion, failure, changes: [...changes] },
    createdAt: createdAt.toISOString(),
    startsAt: startsAt.toISOString(),
    endsAt: endsAt?.toISOString() ?? null,
    start: clockTime(startsAt, timeZone),
    end: endsAt && clockTime(endsAt, timeZone),
  }
}

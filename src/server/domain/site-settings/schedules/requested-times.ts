import type { components } from '../../../../contract/api.gen.ts'
import { lastPlanDay } from '../../../../tenant/last-plan-day.ts'
import { clockTime, zonedTime } from '../../../../tenant/zoned-time.ts'
import { Problem } from '../../../kernel/errors/problem.ts'

type Meant = components['schemas']['MeantTime']

export interface RequestedTimes {
  startsAt: Date
  endsAt: Date | null
  /** Requested times that local clocks skip or show twice. */
  meant: Meant[]
}

interface TimesRequest {
  /** A moment is used as it is. */
  start: string | Date
  end: string | Date | null
}

/**
 * Returns the moments of a start and end in the zone's local time. Throws validation_failed (422) with the field if
 * they are in the past or in the wrong order.
 */
export function requestedTimes({ start, end }: TimesRequest, timeZone: string, now: Date): RequestedTimes {
  const meant: Meant[] = []
  const momentOf = (field: Meant['field'], requested: string | Date): Date => {
    if (requested instanceof Date) return requested
    const { at, kind, meant: time } = zonedTime(requested, timeZone)
    if (kind !== 'once') meant.push({ field, kind, asked: requested, meant: time })
    return at
  }
  const startsAt = momentOf('start', start)
  const endsAt = end === null ? null : momentOf('end', end)
  const isTooLate = (at: Date) => clockTime(at, timeZone).slice(0, 10) > lastPlanDay(now, timeZone)
  if (!(start instanceof Date) && startsAt <= now) refuse('start', 'must be in the future')
  if (isTooLate(startsAt)) refuse('start', 'must be within two years')
  if (endsAt !== null) {
    if (endsAt <= startsAt) refuse('end', 'must be after the start')
    if (endsAt <= now) refuse('end', 'must be in the future')
    if (isTooLate(endsAt)) refuse('end', 'must be within two years')
  }
  return { startsAt, endsAt, meant }
}

function refuse(field: Meant['field'], reason: string): never {
  throw new Problem({
    code: 'validation_failed',
    detail: `${field} ${reason}.`,
    errors: [{ field, reason }],
  })
}

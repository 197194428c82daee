import { clockTime } from '../../../tenant/zoned-time.ts'
import { localToMoment } from '../../kernel/dates/local-to-moment.ts'

/** A car may come back this late without another day. */
export const GRACE_MINUTES = 30

const MS_PER_DAY = 86_400_000

/** A local time (YYYY-MM-DDTHH:mm:ss) in an IANA time zone. */
interface ZonedMoment {
  readonly at: string
  readonly timeZone: string
}

/**
 * Returns the charged days: started days of 24 hours on the clock of the pick-up, after the grace period. The same
 * time on the next day is one day, also when clocks change in between.
 */
export function chargedDays(pickUp: ZonedMoment, dropOff: ZonedMoment): number {
  const back =
    pickUp.timeZone === dropOff.timeZone
      ? dropOff.at
      : clockTime(localToMoment(dropOff.at, dropOff.timeZone), pickUp.timeZone)
  const milliseconds = Date.parse(`${back}Z`) - Date.parse(`${pickUp.at}Z`) - GRACE_MINUTES * 60_000
  return Math.max(1, Math.ceil(milliseconds / MS_PER_DAY))
}

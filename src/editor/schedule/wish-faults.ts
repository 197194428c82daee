import { lastPlanDay } from '../../tenant/last-plan-day.ts'
import { type DayLimits, isDayWithin } from '../../ui/date-limits.ts'
import { type Wished, type WishedTimes, wishedAt, wishedMoment } from './wished.ts'

export type WishFault = 'missing' | 'past' | 'order'

/** The days of a plan, on the agency's clocks. */
export function wishLimits(timeZone: string, now = new Date()): DayLimits {
  return { earliest: wishedAt(now, timeZone).date, latest: lastPlanDay(now, timeZone) }
}

/** What is wrong with the times of a plan before the server is asked: of one that visitors see already, the end alone. */
export function wishFaults(
  { start, end }: WishedTimes,
  { timeZone, isLive = false, now = new Date() }: { timeZone: string; isLive?: boolean; now?: Date },
): { start?: WishFault; end?: WishFault } {
  const faultOf = (wished: Wished): WishFault | undefined => {
    const moment = wishedMoment(wished, timeZone)
    if (moment && moment.at <= now) return 'past'
    return moment && isDayWithin(wished.date, wishLimits(timeZone, now)) ? undefined : 'missing'
  }
  const early = isLive ? undefined : faultOf(start)
  if (early) return { start: early }
  const late = end ? faultOf(end) : undefined
  if (late) return { end: late }
  const [begins, ends] = [start, end].map((one) => one && wishedMoment(one, timeZone))
  return !isLive && begins && ends && ends.at <= begins.at ? { end: 'order' } : {}
}

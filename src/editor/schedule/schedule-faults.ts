import { flushSync } from 'react-dom'
import type { Text } from '../../platform/text.ts'
import { lastPlanDay } from '../../tenant/last-plan-day.ts'
import { type DayLimits, isDayWithin } from '../../ui/date-limits.ts'
import { type RequestedTime, type RequestedTimes, requestedAt, requestedMoment } from './requested-times.ts'

export type ScheduleFault = 'missing' | 'past' | 'order'

/** The first and last day for a plan, on the agency's clocks. */
export function scheduleLimits(timeZone: string, now = new Date()): DayLimits {
  return { earliest: requestedAt(now, timeZone).date, latest: lastPlanDay(now, timeZone) }
}

/** Returns the faults of a plan's times, before the server is called; for a live plan, only those of its end. */
export function scheduleFaults(
  { start, end }: RequestedTimes,
  { timeZone, isLive = false, now = new Date() }: { timeZone: string; isLive?: boolean; now?: Date },
): { start?: ScheduleFault; end?: ScheduleFault } {
  const faultOf = (wished: RequestedTime): ScheduleFault | undefined => {
    const moment = requestedMoment(wished, timeZone)
    if (moment && moment.at <= now) return 'past'
    return moment && isDayWithin(wished.date, scheduleLimits(timeZone, now)) ? undefined : 'missing'
  }
  const early = isLive ? undefined : faultOf(start)
  if (early) return { start: early }
  const endFault = end ? faultOf(end) : undefined
  if (endFault) return { end: endFault }
  const [begins, ends] = [start, end].map((one) => one && requestedMoment(one, timeZone))
  return !isLive && begins && ends && ends.at <= begins.at ? { end: 'order' } : {}
}

type FaultTexts = Partial<Record<string, string>>

/** Shows the faults of a form's times and moves the focus to the first; returns whether there are any. */
export function showFaults(
  form: HTMLFormElement,
  found: ReturnType<typeof scheduleFaults>,
  t: Text,
  show: (texts: FaultTexts) => void,
): boolean {
  const texts = Object.entries(found).map(([field, fault]) => [field, t(`schedule.fault.${fault}`)] as const)
  flushSync(() => show(Object.fromEntries(texts)))
  if (texts.length > 0) form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  return texts.length > 0
}

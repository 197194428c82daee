import type { FieldError, Tenant } from '../../../contract/types.ts'
import { isTimeZone } from '../../../tenant/zoned-time.ts'

/** Returns the error of an unknown time zone in valid settings; only the runtime knows which zones exist. */
export function timeZoneErrors({ agency }: { agency: Pick<Tenant['agency'], 'timeZone'> }): FieldError[] {
  const { timeZone } = agency
  if (timeZone === undefined || isTimeZone(timeZone)) return []
  return [{ field: 'agency.timeZone', reason: 'is no time zone that is known; an example is Europe/Lisbon' }]
}

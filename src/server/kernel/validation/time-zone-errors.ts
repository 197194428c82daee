import type { FieldError, Tenant } from '../../../contract/types.ts'
import { isTimeZone } from '../../../tenant/zoned-time.ts'

/** Takes settings that the contract allows and gives what is wrong with their time zone: which there are is known by the runtime alone. */
export function timeZoneErrors({ agency }: { agency: Pick<Tenant['agency'], 'timeZone'> }): FieldError[] {
  const { timeZone } = agency
  if (timeZone === undefined || isTimeZone(timeZone)) return []
  return [{ field: 'agency.timeZone', reason: 'is no time zone that is known; an example is Europe/Lisbon' }]
}

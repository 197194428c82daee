import type { ActivityOption, UnitCount } from '../../../domain/suppliers/activity-option.ts'
import type { OctoAvailability, OctoCalendarDay, OctoOption } from './octo-answers.ts'
import { OctoRefused } from './octo-client.ts'
import type { OctoSources } from './octo-sources.ts'
import { freeHoursOf } from './read-product.ts'

/** None for an option that the supplier has withdrawn. */
export function calendarOf(request: object, { client }: OctoSources): Promise<OctoCalendarDay[]> {
  return client.call<OctoCalendarDay[]>('POST', '/availability/calendar', request).catch(noneIfRefused)
}

function noneIfRefused(error: unknown): never[] {
  if (error instanceof OctoRefused) return []
  throw error
}

/** None for an id that the supplier does not know. */
export function availabilityOf(
  { units, ...request }: { units?: readonly UnitCount[] } & Record<string, unknown>,
  { client }: OctoSources,
): Promise<OctoAvailability[]> {
  const body = {
    ...request,
    ...(units && { units: units.map(({ unit: id, count: quantity }) => ({ id, quantity })) }),
  }
  return client.call<OctoAvailability[]>('POST', '/availability', body).catch(noneIfRefused)
}

/** Returns the smallest party of an option. */
export function leastUnits({ units, minimumUnits }: ActivityOption): readonly [UnitCount] {
  const unit = (units.find(({ accompaniedBy }) => accompaniedBy.length === 0) ?? units[0])?.unit ?? 'adult'
  return [{ unit, count: minimumUnits }]
}

/** A limit beyond a year before the start means that cancelling always costs something. */
export function freeUntil(option: OctoOption): { freeUntilHours?: number } {
  const hours = Math.ceil(freeHoursOf(option))
  return hours <= 2_000 ? { freeUntilHours: hours } : {}
}

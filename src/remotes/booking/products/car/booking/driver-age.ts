import type { FieldOf } from '../../../spine/checkout/use-form-fields.ts'
import { ageOn, writtenDate } from '../../../spine/checkout/written-date.ts'

/** Returns the driver's age on a day (YYYY-MM-DD) by the typed date of birth; null before that is a date. */
export function typedAge(field: FieldOf, name: string, day: string): number | null {
  const part = (unit: string) => field(`${name}.${unit}`).value
  const bornOn = writtenDate({ day: part('day'), month: part('month'), year: part('year') })
  return bornOn === null ? null : ageOn(bornOn, day)
}

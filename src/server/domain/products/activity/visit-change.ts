import { ofProduct } from '../../../../contract/of-product.ts'
import type { FieldError, ItemChange } from '../../../../contract/types.ts'
import { rejectInvalid } from '../../../kernel/errors/invalid-search.ts'
import type { UnitCount } from '../../suppliers/activity-option.ts'
import type { ActivityChange, QuotedVisit } from '../../suppliers/activity-shapes.ts'
import { type UnitRefusal, unitRefusal } from '../../suppliers/unit-refusal.ts'

/** Why units are refused, in the words of a problem; `limit` follows. */
const reasons: Readonly<Record<UnitRefusal['reason'], (limit: number) => string>> = {
  needs_companion: () => 'must not be booked alone: an adult has to come along',
  too_few: (limit) => `must be at least ${limit}`,
  too_many: (limit) => `must be at most ${limit}`,
  too_few_places: (limit) => `must be at most ${limit}: no more places are free`,
  unknown_unit: () => 'must be a unit of the option',
  uneven_family: (limit) => `must be an even number of people, such as ${limit}`,
}

/**
 * Returns the new start time and units of a booked visit for its supplier. Throws 422 with each invalid field: units
 * that the option refuses, a unit named twice, and no difference at all.
 */
export function visitChange(subject: QuotedVisit, change: ItemChange): ActivityChange {
  const { slot, units } = ofProduct(change, 'activity')
  const errors = unitErrors(subject, units)
  const isSame = slot === subject.slot.slot && isSameCount(units, subject.units)
  const nothing = { field: 'change', reason: 'must differ from the booked time or people' }
  rejectInvalid('body', errors.length === 0 && isSame ? [nothing] : errors)
  return { slot, units }
}

function unitErrors({ option }: QuotedVisit, units: readonly UnitCount[]): FieldError[] {
  const names = units.map(({ unit }) => unit)
  if (new Set(names).size < names.length)
    return [{ field: 'change.units', reason: 'must name each unit once' }]
  const refusal = unitRefusal(option, units)
  if (refusal === null) return []
  const { reason, unit, limit = 0 } = refusal
  const place = names.indexOf(unit ?? '')
  return [{ field: place < 0 ? 'change.units' : `change.units[${place}]`, reason: reasons[reason](limit) }]
}

function isSameCount(one: readonly UnitCount[], other: readonly UnitCount[]): boolean {
  const ordered = (units: readonly UnitCount[]) =>
    units
      .map(({ unit, count }) => `${unit} ${count}`)
      .toSorted()
      .join()
  return ordered(one) === ordered(other)
}

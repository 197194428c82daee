import type { ActivityOption, UnitRefusal } from '../../../../../contract/types.ts'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import { useUnitTexts } from './use-unit-texts.ts'

/** The endings of the contract's names would read as plural forms. */
const reasonTexts = {
  too_few: 'refusal.tooFew',
  too_many: 'refusal.tooMany',
  too_few_places: 'refusal.tooFewPlaces',
  unknown_unit: 'refusal.unknownUnit',
  uneven_family: 'refusal.unevenFamily',
} as const

/** Returns a function that says why units cannot be booked, and what would be possible. */
export function useRefusalText(): (refusal: UnitRefusal, option: Pick<ActivityOption, 'units'>) => string {
  const text = useProductTexts()
  const words = useUnitTexts()
  return ({ reason, unit: code, limit = 0 }, { units }) => {
    const unit = units.find((one) => one.unit === code)
    const name = unit ? words.name(unit) : text('units.party')
    if (reason === 'needs_companion') {
      return text('refusal.needsCompanion', { unit: name, units: unit ? words.companions(unit, units) : '' })
    }
    return text(reasonTexts[reason], { unit: name, count: limit })
  }
}

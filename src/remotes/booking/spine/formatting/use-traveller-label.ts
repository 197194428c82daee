import type { Quote } from '../../../../contract/types.ts'
import { useProductTexts } from './use-product-texts.ts'

type Wanted = Pick<Quote['items'][number]['requirements'][number], 'type' | 'role' | 'age'>

/**
 * Returns the form's label for a traveller: by role, otherwise by number for an adult and by age for a child or
 * infant.
 */
export function useTravellerLabel(): (wanted: Wanted, number: number) => string {
  const text = useProductTexts()
  return ({ type, role, age }, number) => {
    if (role !== undefined) return text(`checkout.${role}`)
    switch (type) {
      case 'adult':
        return text('checkout.adult', { number })
      case 'child':
        return age === undefined ? text('checkout.aChild') : text('checkout.child', { count: age })
      case 'infant':
        return age === undefined ? text('checkout.anInfant') : text('checkout.infant', { count: age })
    }
  }
}

import type { Quote } from '../../../../contract/types.ts'
import { useProductTexts } from './use-product-texts.ts'

/** A product has the labels of the roles that its travellers have. */
const roleLabels = { lead: 'checkout.lead', driver: 'checkout.driver' } as const

type Wanted = Pick<Quote['items'][number]['requirements'][number], 'type' | 'role' | 'age'>

/**
 * Returns the form's label for a traveller: by role, otherwise by number for an adult and by age for a child or
 * infant.
 */
export function useTravellerLabel(): (wanted: Wanted, number: number) => string {
  const text = useProductTexts()
  return ({ type, role, age }, number) => {
    if (role !== undefined) return text(roleLabels[role])
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

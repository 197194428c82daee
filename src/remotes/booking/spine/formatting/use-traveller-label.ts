import type { Quote } from '../../../../contract/types.ts'
import { useProductTexts } from './use-product-texts.ts'

type Wanted = Pick<Quote['items'][number]['requirements'][number], 'type' | 'role' | 'age'>

/** Gives what a form calls a traveller: by the role, else an adult by the number, and a child or an infant by the age where it is known. */
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

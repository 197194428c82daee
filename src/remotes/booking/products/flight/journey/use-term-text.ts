import type { ChangeTerm } from '../../../../../contract/types.ts'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import { useAmounts } from '../../../spine/price/amount.tsx'

/** Words a change or refund term; what the airline does not tell is said so. */
export function useTermText(): (term: ChangeTerm) => string {
  const text = useProductTexts()
  const write = useAmounts()
  return ({ allowed, penalty }) => {
    if (allowed !== 'yes') return text(`term.${allowed}`)
    return penalty && penalty.amount > 0
      ? text('term.penalty', { amount: write(penalty.amount, penalty.currency) })
      : text('term.free')
  }
}

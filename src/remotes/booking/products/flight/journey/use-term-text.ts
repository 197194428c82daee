import { useApi, useCurrency, useQuery } from '@livery/platform'
import { exchangeRatesQuery } from '../../../../../api/exchange-rates.ts'
import type { ChangeTerm, MoneyAmount } from '../../../../../contract/types.ts'
import { convert } from '../../../../../tenant/money/convert.ts'
import { priceUnit } from '../../../../../tenant/money/minor-units.ts'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import { useAmounts } from '../../../spine/price/amount.tsx'

/**
 * Words a change or refund term; what the airline does not tell is said so. A penalty is due in the airline's currency,
 * so the visitor's own follows only as an approximate amount, once its rate has arrived.
 */
export function useTermText(): (term: ChangeTerm) => string {
  const text = useProductTexts()
  const write = useAmounts()
  const [currency] = useCurrency()
  const { data } = useQuery(exchangeRatesQuery(useApi()))
  const rates = { USD: 1, ...data?.rates }
  const written = ({ amount, currency: from }: MoneyAmount) => {
    const shown = write(amount, from)
    const isKnown = Object.hasOwn(rates, from) && Object.hasOwn(rates, currency)
    if (from === currency || !isKnown) return shown
    const own = write(convert(amount, from, currency, rates, priceUnit(currency)), currency)
    return text('term.about', { amount: shown, own })
  }
  return ({ allowed, penalty }) => {
    if (allowed !== 'yes') return text(`term.${allowed}`)
    return penalty && penalty.amount > 0
      ? text('term.penalty', { amount: written(penalty) })
      : text('term.free')
  }
}

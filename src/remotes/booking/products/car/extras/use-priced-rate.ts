import { keepPreviousData, useApi, useCurrency, useQuery } from '@livery/platform'
import { carPriceQuery } from '../../../../../api/cars.ts'
import type { CarRate, CurrencyCode, ExtrasWanted } from '../../../../../contract/types.ts'

/** A rate with extras, while it is priced and afterwards. */
export interface PricedRate {
  /** The priced rate, whose key books these extras; the previous one while it is priced again. */
  rate: CarRate
  isPricing: boolean
  error: Error | null
  retry: () => void
}

/** Prices a rate with extras at the server; a rate without extras has its price already. */
export function usePricedRate(base: CarRate, extras: ExtrasWanted): PricedRate {
  const [currency] = useCurrency()
  const isPriced = extras.length > 0
  const { data, isFetching, isPlaceholderData, error, refetch } = useQuery({
    ...carPriceQuery(useApi(), { rateKey: base.rateKey, extras, currency: currency as CurrencyCode }),
    enabled: isPriced,
    placeholderData: keepPreviousData,
  })
  const rate: CarRate | undefined = isPriced ? data?.data : base
  return {
    rate: rate ?? base,
    isPricing: isPriced && (isPlaceholderData || (isFetching && data === undefined)),
    error: isPriced ? error : null,
    retry: () => void refetch(),
  }
}

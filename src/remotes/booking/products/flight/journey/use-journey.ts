import { keepPreviousData, useApi, useCurrency, useQuery } from '@livery/platform'
import { ApiError } from '../../../../../api/api-error.ts'
import { flightPriceQuery, flightQuery } from '../../../../../api/flights.ts'
import type { CurrencyCode, FlightAnswer, FlightFare } from '../../../../../contract/types.ts'
import type { JourneyChoice } from './choice-address.ts'

/** Statuses of a key that is no longer valid. */
const gone = [404, 409, 410, 422]

const isGone = (error: unknown) => error instanceof ApiError && gone.includes(error.status)

/** Loads a journey with its fares and services in the selected currency. `isGone`: it is not sold any more. */
export function useJourney(rateKey: string) {
  const [currency] = useCurrency()
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...flightQuery(useApi(), { rateKey, currency: currency as CurrencyCode }),
    placeholderData: keepPreviousData,
    retry: (count: number, failure: Error) => !isGone(failure) && count < 2,
  })
  const answer: FlightAnswer | undefined = data?.data
  return {
    answer,
    error,
    isGone: isGone(error) || answer?.fares.length === 0,
    /** True while the shown prices are those of another fare or currency. */
    isOld: isPlaceholderData,
    refetch: () => void refetch(),
  }
}

/** A fare with services and seats, while it is priced and afterwards. */
export interface PricedFare {
  /** The priced fare, whose key books all of them; the previous one while it is priced again. */
  fare: FlightFare
  isPricing: boolean
  error: Error | null
  retry: () => void
}

/** Prices a fare with services and seats at the server; a fare alone has its price already. */
export function usePricedFare(base: FlightFare, { services, seats }: JourneyChoice): PricedFare {
  const [currency] = useCurrency()
  const isPriced = services.length + seats.length > 0
  const { data, isFetching, isPlaceholderData, error, refetch } = useQuery({
    ...flightPriceQuery(useApi(), {
      rateKey: base.rateKey,
      services: [...services],
      seats: [...seats],
      currency: currency as CurrencyCode,
    }),
    enabled: isPriced,
    placeholderData: keepPreviousData,
    retry: (count: number, failure: Error) => !isGone(failure) && count < 2,
  })
  const priced: FlightFare | undefined = isPriced ? data?.data : base
  return {
    fare: priced ?? base,
    isPricing: isPriced && (isPlaceholderData || (isFetching && data === undefined)),
    error: isPriced ? error : null,
    retry: () => void refetch(),
  }
}

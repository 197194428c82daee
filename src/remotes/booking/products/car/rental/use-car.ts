import { keepPreviousData, useApi, useCurrency, useQuery } from '@livery/platform'
import { ApiError } from '../../../../../api/api-error.ts'
import { carQuery, carSearchQuery } from '../../../../../api/cars.ts'
import type { CarAnswer, CurrencyCode } from '../../../../../contract/types.ts'
import type { CarSearchCriteria } from '../../../../../tenant/car-search.ts'
import { searchBody } from '../search/search-body.ts'

/** Statuses of a key that is no longer valid: the car is then searched again. */
const gone = [404, 409, 410, 422]

const isGone = (error: unknown) => error instanceof ApiError && gone.includes(error.status)

/**
 * Loads a car with its rates in the selected currency: by a rate's key if the address has one, otherwise (as from a
 * deal) by searching for the car first. `isNone` is true if it is not free at these times.
 */
export function useCar(carId: string, criteria: CarSearchCriteria, rateKey: string | null) {
  const client = useApi()
  const [selected] = useCurrency()
  const currency = selected as CurrencyCode
  const direct = useQuery({
    ...carQuery(client, { rateKey: rateKey ?? '', currency }),
    enabled: rateKey !== null,
    placeholderData: keepPreviousData,
    retry: (count: number, error: Error) => !isGone(error) && count < 2,
  })
  const isSearched = rateKey === null || isGone(direct.error)
  const search = useQuery({
    ...carSearchQuery(client, searchBody(criteria, currency, carId)),
    enabled: isSearched,
  })
  const found = search.data?.offers.find(({ rental }) => rental.carId === carId)
  const details = useQuery({
    ...carQuery(client, { rateKey: found?.rateKey ?? '', currency }),
    enabled: isSearched && found !== undefined,
    placeholderData: keepPreviousData,
  })
  const source = isSearched ? details : direct
  const answer: CarAnswer | undefined = source.data?.data
  const isNone = isSearched && found === undefined && search.data?.isDone === true
  const isRight = answer?.rental.carId === carId
  return {
    answer: isRight && !isNone ? answer : undefined,
    error: isSearched ? (search.error ?? details.error) : direct.error,
    /** True while the shown prices are those of the previous currency. */
    isOld: source.isPlaceholderData,
    isNone: isNone && !search.data?.hasFailed,
    isRefused: search.data?.isRefused === true,
    refetch: () =>
      void (isSearched ? (search.error ? search.refetch() : details.refetch()) : direct.refetch()),
  }
}

import { useApi, useCurrency, useQuery } from '@livery/platform'
import { carPriceQuery, carQuery, carSearchQuery } from '../../../../../api/cars.ts'
import type { BookedRental, CarAnswer, CarRate, CurrencyCode } from '../../../../../contract/types.ts'
import type { CarSearchCriteria } from '../../../../../tenant/car-search.ts'
import { chosenRate } from '../rental/rates.ts'
import { searchBody } from '../search/search-body.ts'

/** The same car, cover and extras under other criteria. */
export interface RateFor {
  /** The rate; null if the car cannot be rented so, undefined while it is searched. */
  rate: CarRate | null | undefined
  /** The car with all its covers and extras, once known. */
  answer: CarAnswer | undefined
  error: Error | null
}

/** Searches a booked or quoted car under other criteria, such as another driver's age, with the same cover and extras. */
export function useRateFor(
  { rental, cover, payment, extras }: Pick<BookedRental, 'rental' | 'cover' | 'payment' | 'extras'>,
  criteria: CarSearchCriteria,
  isAsked: boolean,
): RateFor {
  const client = useApi()
  const [selected] = useCurrency()
  const currency = selected as CurrencyCode
  const search = useQuery({
    ...carSearchQuery(client, searchBody(criteria, currency, rental.carId)),
    enabled: isAsked,
  })
  const found = search.data?.offers.find((offer) => offer.rental.carId === rental.carId)
  const details = useQuery({
    ...carQuery(client, { rateKey: found?.rateKey ?? '', currency }),
    enabled: isAsked && found !== undefined,
  })
  const answer: CarAnswer | undefined = details.data?.data
  const base = answer && chosenRate(answer.rates, { cover: cover.level, payment })
  const wanted = extras.map(({ code, count }) => ({ code, count }))
  const priced = useQuery({
    ...carPriceQuery(client, { rateKey: base?.rateKey ?? '', extras: wanted, currency }),
    enabled: isAsked && base !== undefined && wanted.length > 0,
  })
  const isNone =
    (search.data?.isDone === true && found === undefined) || (answer !== undefined && base === undefined)
  return {
    rate: isNone ? null : wanted.length > 0 ? priced.data?.data : base,
    answer,
    error: search.error ?? details.error ?? priced.error,
  }
}

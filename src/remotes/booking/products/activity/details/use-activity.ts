import { useApi, useCurrency, useQuery } from '@livery/platform'
import { activityQuery } from '../../../../../api/activities.ts'
import type { ActivityQuery } from '../../../../../contract/types.ts'

/** Loads an activity with its options. `destination` is the place of the search that led here. */
export function useActivity(productCode: string, destination: string) {
  const [currency] = useCurrency()
  const { data, error, refetch } = useQuery(
    activityQuery(useApi(), activityBody(productCode, destination, currency)),
  )
  return { answer: data?.data, error, refetch }
}

/** The body of an activity's query. The server and the browser ask for the same one. */
export function activityBody(productCode: string, destination: string, currency: string): ActivityQuery {
  return { productCode, currency, ...(destination && { destination }) }
}

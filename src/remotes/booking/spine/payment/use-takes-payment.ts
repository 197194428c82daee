import { useApi, useQuery } from '@livery/platform'
import { paymentGatewayQuery } from '../../../../api/agency.ts'

/** Returns whether the agency takes online payments now; true until that is known, or if the request fails. */
export function useTakesPayment(): boolean {
  const { data } = useQuery(paymentGatewayQuery(useApi()))
  return data?.isAvailable !== false
}

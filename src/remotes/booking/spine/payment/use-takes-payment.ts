import { useApi, useQuery } from '@livery/platform'
import { paymentGatewayQuery } from '../../../../api/agency.ts'

/** Whether the agency takes payments online now; true until that is known, and where it cannot be asked. */
export function useTakesPayment(): boolean {
  const { data } = useQuery(paymentGatewayQuery(useApi()))
  return data?.isAvailable !== false
}

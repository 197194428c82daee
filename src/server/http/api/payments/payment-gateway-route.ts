import type { GatewayHealth } from '../../../domain/payments/gateway-health.ts'
import type { Route } from '../../request-context/route.ts'

/**
 * Makes the route that names the agency's payment gateway and states whether it takes payments now. Source: spec §7.
 */
export function paymentGatewayRoute({
  gatewayHealth,
}: {
  gatewayHealth: Pick<GatewayHealth, 'isPayable'>
}): Route<'getCurrentPaymentGateway'> {
  return async ({ agency }) => ({
    CurrentPayment: agency.agency.currentPaymentGateway,
    isAvailable: await gatewayHealth.isPayable(agency),
  })
}

import type { Finding } from '../../../../contract/types.ts'
import type { GatewayState } from '../../payments/gateway-health.ts'
import { type Checked, findingOf } from './check.ts'
import type { CheckedSettings, CheckingDependencies } from './checked-settings.ts'
import type { CheckedSite } from './checked-site.ts'

const CHECK = 'payments'

/** Tests by a canceled payment, which moves no money, whether the gateway accepts the agency's keys. */
export async function checkPayments({ dependencies, ...checked }: CheckedSite): Promise<Checked> {
  const state = await stateOf(checked, dependencies)
  const gateway = checked.settings.agency.currentPaymentGateway
  return {
    findings: findingsOf(checked, state),
    // The sandbox needs no test.
    passed:
      state === null || gateway === 'sandbox'
        ? null
        : { check: CHECK, values: { gateway }, summary: `a test call to ${gateway}` },
  }
}

/** Returns the findings of this check alone, for publications without the others. */
export async function paymentFindings(
  checked: CheckedSettings,
  dependencies: CheckingDependencies,
): Promise<Finding[]> {
  return findingsOf(checked, await stateOf(checked, dependencies))
}

/** Null if the gateway cannot be tested here. */
async function stateOf(
  { settings, agencyId, content }: CheckedSettings,
  { gatewayHealth }: CheckingDependencies,
): Promise<GatewayState | null> {
  if (!gatewayHealth || agencyId === undefined || content === undefined) return null
  const { currentPaymentGateway, defaultCurrency } = settings.agency
  return gatewayHealth.check({
    id: agencyId,
    slug: content.agency.subdomain,
    agency: { currentPaymentGateway, defaultCurrency },
  })
}

/** A fault that visitors already have is advice: it must not keep an owner from publishing anything else. */
function findingsOf({ settings, published }: CheckedSettings, state: GatewayState | null): Finding[] {
  if (state === null || state.is === 'ready') return []
  const { currentPaymentGateway } = settings.agency
  const isSwitch = published?.agency.currentPaymentGateway !== currentPaymentGateway
  return [
    findingOf(CHECK, {
      level: isSwitch ? 'blocking' : 'advice',
      code: `payments.${state.is}`,
      pointer: '/agency/currentPaymentGateway',
      values: {
        gateway: currentPaymentGateway,
        ...('keys' in state && { keys: state.keys.join(', ') }),
      },
    }),
  ]
}

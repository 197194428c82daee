import type { Finding } from '../../../../contract/types.ts'
import type { GatewayState } from '../../payments/gateway-health.ts'
import { type Checked, findingOf } from './check.ts'
import type { CheckedSettings, CheckingDependencies } from './checked-settings.ts'
import type { CheckedSite } from './checked-site.ts'

const CHECK = 'payments'

/** Asks the payment gateway by a test payment, which moves no money, whether it accepts the agency's keys. */
export async function checkPayments({ dependencies, ...checked }: CheckedSite): Promise<Checked> {
  const state = await stateOf(checked, dependencies)
  const gateway = checked.settings.agency.currentPaymentGateway
  return {
    findings: findingsOf(checked, state),
    // The sandbox is asked nothing.
    passed:
      state === null || gateway === 'sandbox'
        ? null
        : { check: CHECK, values: { gateway }, summary: `a test call to ${gateway}` },
  }
}

/** The findings of that check alone, for what is published without the others. */
export async function paymentFindings(
  checked: CheckedSettings,
  dependencies: CheckingDependencies,
): Promise<Finding[]> {
  return findingsOf(checked, await stateOf(checked, dependencies))
}

/** Null where nobody can be asked. */
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

/** What visitors have already is advice: it must not keep an owner from publishing anything else. */
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

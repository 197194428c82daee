import type { ResolvedAgency } from '../agencies/resolved-agency.ts'
import type { BookingDependencies } from './booking-dependencies.ts'
import { handlePaymentWebhook } from './handle-payment-webhook.ts'

/** Hands over the webhooks that an agency's sandbox has to send by now, as if they had come by the network. */
export async function deliverSandboxWebhooks(
  agency: ResolvedAgency,
  dependencies: BookingDependencies,
): Promise<void> {
  const sandbox = dependencies.sandboxOf(agency.id)
  for (const webhook of await sandbox.dueWebhooks()) {
    try {
      const event = await sandbox.readWebhook(webhook.body, webhook.headers)
      if (event !== null) await handlePaymentWebhook(agency, 'sandbox', event, dependencies)
      await sandbox.delivered(webhook)
    } catch (error) {
      // It is sent again; the others are not kept waiting.
      dependencies.log.warn({ err: error, agencyId: agency.id }, 'a webhook of the sandbox was not heard')
    }
  }
}

import type { ResolvedAgency } from '../agencies/resolved-agency.ts'
import type { BookingDependencies } from './booking-dependencies.ts'
import { handlePaymentWebhook } from './handle-payment-webhook.ts'

/** Delivers the due webhooks of an agency's sandbox as if they had come by the network. */
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
      // It is delivered again later; the others must not wait.
      dependencies.log.warn(
        { err: error, agencyId: agency.id },
        'a webhook of the sandbox could not be delivered',
      )
    }
  }
}

import type { Store } from '../store/store.ts'
import { createSandboxGateway, type SandboxGateway } from './sandbox/sandbox-gateway.ts'

/** Makes the finder of agencies' sandboxes: each keeps its payments in the store and signs its webhooks with a key of its own. */
export function sandboxesOf(
  { forAgency, hash }: Pick<Store, 'forAgency' | 'hash'>,
  clock: () => Date,
): (agencyId: string) => SandboxGateway {
  return (agencyId) =>
    createSandboxGateway({
      storage: forAgency(agencyId).sandboxPayments,
      webhookSecret: hash(`webhooks of the sandbox of ${agencyId}`),
      clock,
    })
}

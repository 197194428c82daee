import type { SandboxGateway } from '../../domain/payments/sandbox-gateway.ts'
import type { KeyedHash } from '../../kernel/ids/keyed-hash.ts'
import { createSandboxGateway } from '../sandbox/create-sandbox-gateway.ts'
import type { SandboxStorage } from '../sandbox/sandbox-storage.ts'

interface SandboxStore {
  forAgency(agencyId: string): { sandboxPayments: SandboxStorage }
  hash: KeyedHash
}

/**
 * Makes the finder of agencies' sandboxes: each stores its payments in the store and signs its webhooks with a
 * separate key.
 */
export function sandboxesOf(
  { forAgency, hash }: SandboxStore,
  clock: () => Date,
): (agencyId: string) => SandboxGateway {
  return (agencyId) =>
    createSandboxGateway({
      storage: forAgency(agencyId).sandboxPayments,
      webhookSecret: hash(`webhooks of the sandbox of ${agencyId}`),
      clock,
    })
}

import type { SandboxPayment } from '../sandbox/sandbox-payment.ts'

/** A payment as the sandbox makes one; tests change the relevant fields. */
export function testSandboxPayment(part: Partial<SandboxPayment> = {}): SandboxPayment {
  return {
    gatewayReference: 'sandbox_pi_1',
    reference: 'LV-7K3QX9',
    description: 'Hotel in Århus',
    clientSecret: 'sandbox_pi_1_secret',
    amount: { amount: 123_450, currency: 'EUR' },
    state: 'requires_capture',
    decline: null,
    outcome: 'success',
    captured: 0,
    refunds: [],
    asked: {},
    settlesAt: null,
    webhookDueAt: null,
    ...part,
  }
}

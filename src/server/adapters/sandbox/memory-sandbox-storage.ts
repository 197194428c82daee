import type { SandboxPayment } from './sandbox-payment.ts'
import type { SandboxStorage } from './sandbox-storage.ts'

/** Makes a storage in memory; payments are stored as text, so that callers cannot change them. */
export function memorySandboxStorage(): SandboxStorage {
  const stored = new Map<string, string>()
  const read = (text: string): SandboxPayment => JSON.parse(text)
  return {
    async change(gatewayReference, change) {
      const text = stored.get(gatewayReference)
      const { payment, result } = change(text === undefined ? null : read(text))
      if (payment !== undefined) stored.set(gatewayReference, JSON.stringify(payment))
      return result
    },
    async due(moment, most) {
      const dueAt = (payment: SandboxPayment) => payment.webhookDueAt ?? ''
      return [...stored.values()]
        .map(read)
        .filter((payment) => payment.webhookDueAt !== null && payment.webhookDueAt <= moment.toISOString())
        .sort((one, other) => (dueAt(one) < dueAt(other) ? -1 : 1))
        .slice(0, most)
        .map((payment) => payment.gatewayReference)
    },
  }
}

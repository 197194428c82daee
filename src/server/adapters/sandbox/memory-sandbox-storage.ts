import type { SandboxPayment } from './sandbox-payment.ts'
import type { SandboxStorage } from './sandbox-storage.ts'

/** Makes a storage that forgets everything with the process; kept as text, so that nobody changes what it holds. */
export function memorySandboxStorage(): SandboxStorage {
  const kept = new Map<string, string>()
  const read = (text: string): SandboxPayment => JSON.parse(text)
  return {
    async change(gatewayReference, change) {
      const text = kept.get(gatewayReference)
      const { payment, result } = change(text === undefined ? null : read(text))
      if (payment !== undefined) kept.set(gatewayReference, JSON.stringify(payment))
      return result
    },
    async due(moment, most) {
      const dueAt = (payment: SandboxPayment) => payment.webhookDueAt ?? ''
      return [...kept.values()]
        .map(read)
        .filter((payment) => payment.webhookDueAt !== null && payment.webhookDueAt <= moment.toISOString())
        .sort((one, other) => (dueAt(one) < dueAt(other) ? -1 : 1))
        .slice(0, most)
        .map((payment) => payment.gatewayReference)
    },
  }
}

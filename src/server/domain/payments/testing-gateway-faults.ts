import { PaymentError, type PaymentErrorCode } from './payment-error.ts'
import type { PaymentGateway } from './payment-gateway.ts'

type Step = 'createIntent' | 'authorizeSaved' | 'retrieve' | 'capture' | 'void' | 'refund'

export interface GatewayFaults {
  /** Makes the next calls of a kind fail: before anything is done, or after, so that only the answer is lost. */
  fail(
    step: Step,
    what: PaymentErrorCode | Error,
    options?: { times?: number; when?: 'before' | 'after' },
  ): void
  /** How often each kind was called. */
  readonly calls: Readonly<Record<Step, number>>
  between(gateway: PaymentGateway): PaymentGateway
}

/** Wraps a gateway and fails on request. */
export function gatewayFaults(): GatewayFaults {
  const calls = { createIntent: 0, authorizeSaved: 0, retrieve: 0, capture: 0, void: 0, refund: 0 }
  const faults: { step: Step; error: Error; when: 'before' | 'after' }[] = []

  async function tried<Answer>(step: Step, call: () => Promise<Answer>): Promise<Answer> {
    calls[step] += 1
    const at = faults.findIndex((one) => one.step === step)
    const [fault] = at < 0 ? [] : faults.splice(at, 1)
    if (fault?.when === 'before') throw fault.error
    const answer = await call()
    if (fault) throw fault.error
    return answer
  }

  return {
    calls,
    fail(step, what, { times = 1, when = 'before' } = {}) {
      const error = typeof what === 'string' ? new PaymentError(what, `A test lets ${step} fail.`) : what
      for (let count = 0; count < times; count += 1) faults.push({ step, error, when })
    },
    between: (gateway) => ({
      ...gateway,
      createIntent: (wanted) => tried('createIntent', () => gateway.createIntent(wanted)),
      authorizeSaved: (step) => tried('authorizeSaved', () => gateway.authorizeSaved(step)),
      retrieve: (reference) => tried('retrieve', () => gateway.retrieve(reference)),
      capture: (step) => tried('capture', () => gateway.capture(step)),
      void: (step) => tried('void', () => gateway.void(step)),
      refund: (step) => tried('refund', () => gateway.refund(step)),
    }),
  }
}

import { createHash } from 'node:crypto'
import type { SandboxOutcome } from '../../../tenant/sandbox-token.ts'
import type { DeclineCode } from '../../domain/payments/payment-error.ts'
import type { PaymentState } from '../../domain/payments/payment-states.ts'
import type { Money } from '../../kernel/money/money.ts'

/** A payment as the sandbox stores it: plain JSON, moments as ISO texts in UTC. */
export interface SandboxPayment {
  readonly gatewayReference: string
  readonly reference: string
  readonly description: string
  readonly clientSecret: string
  readonly amount: Money
  readonly state: PaymentState
  readonly decline: DeclineCode | null
  /** The outcome of the last attempt's token; null before the first. */
  readonly outcome: SandboxOutcome | null
  readonly captured: number
  readonly refunds: readonly SandboxRefund[]
  /** The request of each idempotency key. */
  readonly asked: Readonly<Record<string, string>>
  /** The end of its `processing` state; null in any other state. */
  readonly settlesAt: string | null
  /** The earliest time of its webhook; null if none is to be sent. */
  readonly webhookDueAt: string | null
  /** Absent for payments whose method is not saved. */
  readonly keepsMethod?: boolean
  /** The saved method of an off-session payment; absent for payments by a browser. */
  readonly method?: string
}

/** Returns the reference of the method that a payment saved; null if it saved none, or was not authorised. */
export function sandboxMethod({ gatewayReference, keepsMethod, state }: SandboxPayment): string | null {
  const isAuthorised = state === 'requires_capture' || state === 'succeeded'
  return keepsMethod && isAuthorised ? gatewayReference.replace('sandbox_pi_', 'sandbox_pm_') : null
}

/** Returns the reference of the payment that saved a method. */
export function keeperReference(method: string): string {
  return method.replace(/^sandbox_pm_/, 'sandbox_pi_')
}

/** Returns the reference of a payment for an idempotency key; equal keys have equal references. */
export function sandboxReference(idempotencyKey: string): string {
  return `sandbox_pi_${createHash('sha256').update(idempotencyKey).digest('hex').slice(0, 32)}`
}

/**
 * True if a text has the form of such a reference; any other belongs to no payment, and a storage may be unable to
 * hold it.
 */
export function isSandboxReference(text: string): boolean {
  return /^sandbox_pi_[0-9a-f]{32}$/.test(text)
}

export interface SandboxRefund {
  readonly gatewayReference: string
  readonly idempotencyKey: string
  readonly amount: number
  /** Absent for refunds from before other states existed. */
  readonly state?: 'pending' | 'succeeded' | 'failed'
  /** The end of its `pending` state. */
  readonly settlesAt?: string
}

/** The refunded or pending amount of a payment, in minor units. */
export function refundedOf(payment: SandboxPayment): number {
  return payment.refunds
    .filter(({ state }) => state !== 'failed')
    .reduce((sum, refund) => sum + refund.amount, 0)
}

/** Returns a payment at a moment: its own or a refund's deferred change may have occurred. */
export function settledAt(payment: SandboxPayment, now: Date): SandboxPayment {
  const isOver = (settlesAt: string | null | undefined) =>
    typeof settlesAt === 'string' && settlesAt <= now.toISOString()
  const authorised = isOver(payment.settlesAt)
    ? { ...payment, state: 'requires_capture' as const, settlesAt: null }
    : payment
  if (!payment.refunds.some(({ settlesAt }) => isOver(settlesAt))) return authorised
  const ended = payment.outcome === 'failed_refund' ? 'failed' : 'succeeded'
  const refunds = payment.refunds.map((refund) => {
    const { settlesAt, ...rest } = refund
    return isOver(settlesAt) ? ({ ...rest, state: ended } as const) : refund
  })
  return { ...authorised, refunds }
}

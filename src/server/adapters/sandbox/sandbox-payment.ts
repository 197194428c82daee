import { createHash } from 'node:crypto'
import type { SandboxOutcome } from '../../../tenant/sandbox-token.ts'
import type { DeclineCode } from '../../domain/payments/payment-error.ts'
import type { PaymentState } from '../../domain/payments/payment-states.ts'
import type { Money } from '../../kernel/money/money.ts'

/** A payment as the sandbox keeps it: plain JSON, moments as ISO texts in UTC. */
export interface SandboxPayment {
  readonly gatewayReference: string
  readonly reference: string
  readonly description: string
  readonly clientSecret: string
  readonly amount: Money
  readonly state: PaymentState
  readonly decline: DeclineCode | null
  /** What the token of the last attempt stands for; null before the first. */
  readonly outcome: SandboxOutcome | null
  readonly captured: number
  readonly refunds: readonly SandboxRefund[]
  /** What was asked with each idempotency key. */
  readonly asked: Readonly<Record<string, string>>
  /** Until when it is `processing`; null in any other state. */
  readonly settlesAt: string | null
  /** From when its webhook is to be sent; null where nothing is to be told. */
  readonly webhookDueAt: string | null
  /** Left out by payments whose method is not kept. */
  readonly keepsMethod?: boolean
  /** The method that it is authorised with while nobody is at the page; left out by those that a browser pays. */
  readonly method?: string
}

/** Gives what the method that a payment keeps is called by; null where it keeps none, or was not authorised. */
export function sandboxMethod({ gatewayReference, keepsMethod, state }: SandboxPayment): string | null {
  const isAuthorised = state === 'requires_capture' || state === 'succeeded'
  return keepsMethod && isAuthorised ? gatewayReference.replace('sandbox_pi_', 'sandbox_pm_') : null
}

/** Gives the reference of the payment that keeps a method. */
export function keeperReference(method: string): string {
  return method.replace(/^sandbox_pm_/, 'sandbox_pi_')
}

/** Gives what a payment is called by that is asked for with a key: the same for the same key. */
export function sandboxReference(idempotencyKey: string): string {
  return `sandbox_pi_${createHash('sha256').update(idempotencyKey).digest('hex').slice(0, 32)}`
}

/** Whether a text can be one of these; any other belongs to no payment, and no storage need be able to hold it. */
export function isSandboxReference(text: string): boolean {
  return /^sandbox_pi_[0-9a-f]{32}$/.test(text)
}

export interface SandboxRefund {
  readonly gatewayReference: string
  readonly idempotencyKey: string
  readonly amount: number
  /** Left out by refunds of before there was any other state. */
  readonly state?: 'pending' | 'succeeded' | 'failed'
  /** Until when it is `pending`. */
  readonly settlesAt?: string
}

/** What of a payment has gone back or is on its way, in minor units. */
export function refundedOf(payment: SandboxPayment): number {
  return payment.refunds
    .filter(({ state }) => state !== 'failed')
    .reduce((sum, refund) => sum + refund.amount, 0)
}

/** Gives a payment as it is at a moment: what was under way, it or a refund of it, may have come to its end by itself. */
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

/** The states of a payment (decision 0061), by the names that payment gateways use. */
export const paymentStates = [
  'requires_payment_method',
  'requires_action',
  'processing',
  'requires_capture',
  'succeeded',
  'canceled',
] as const
export type PaymentState = (typeof paymentStates)[number]

/**
 * Events of a payment; `capture`, `cancel` and `refund` only once the gateway has done it. A `dispute` comes from the
 * cardholder's bank.
 */
export const paymentEvents = [
  'require_action',
  'process',
  'authorise',
  'decline',
  'capture',
  'cancel',
  'begin_refund',
  'refund',
  'fail_refund',
  'dispute',
] as const
export type PaymentEvent = (typeof paymentEvents)[number]

const steps: Readonly<Record<PaymentState, Readonly<Partial<Record<PaymentEvent, PaymentState>>>>> = {
  requires_payment_method: {
    require_action: 'requires_action',
    process: 'processing',
    authorise: 'requires_capture',
    decline: 'requires_payment_method',
    cancel: 'canceled',
  },
  requires_action: {
    process: 'processing',
    authorise: 'requires_capture',
    decline: 'requires_payment_method',
    cancel: 'canceled',
  },
  processing: { authorise: 'requires_capture', decline: 'requires_payment_method', cancel: 'canceled' },
  requires_capture: { capture: 'succeeded', cancel: 'canceled' },
  // A paid payment stays paid: its refunded amount is stored separately.
  succeeded: {
    begin_refund: 'succeeded',
    refund: 'succeeded',
    fail_refund: 'succeeded',
    dispute: 'succeeded',
  },
  canceled: {},
}

/** Returns the next state of a payment; null if the event is not possible in its state. */
export function nextPaymentState(state: PaymentState, event: PaymentEvent): PaymentState | null {
  return steps[state][event] ?? null
}

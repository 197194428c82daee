/** What can be the case with a payment (decision 0061); the names are those of payment gateways. */
export const paymentStates = [
  'requires_payment_method',
  'requires_action',
  'processing',
  'requires_capture',
  'succeeded',
  'canceled',
] as const
export type PaymentState = (typeof paymentStates)[number]

/** What happens to a payment; `capture`, `cancel` and `refund` once the gateway said that it is done. A `dispute` is the cardholder's, at their bank. */
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
  // What was paid stays paid: how much of it went back is an amount beside the state.
  succeeded: {
    begin_refund: 'succeeded',
    refund: 'succeeded',
    fail_refund: 'succeeded',
    dispute: 'succeeded',
  },
  canceled: {},
}

/** Takes where a payment is and what happens to it, and gives where it is then; null where that cannot happen to it. */
export function nextPaymentState(state: PaymentState, event: PaymentEvent): PaymentState | null {
  return steps[state][event] ?? null
}

import { randomBytes } from 'node:crypto'

/** The stand-in's refusals, as Stripe writes them: https://docs.stripe.com/api/errors */
export class StandInRefusal extends Error {
  readonly status: number
  readonly error: Readonly<Record<string, unknown>>

  constructor(status: number, error: Readonly<Record<string, unknown>>) {
    super(String(error.code ?? error.type))
    this.status = status
    this.error = error
  }
}

export interface StandInCharge {
  id: string
  object: 'charge'
  amount: number
  amount_captured: number
  amount_refunded: number
  payment_intent: string
  payment_method: string
}

export interface StandInIntent {
  id: string
  object: 'payment_intent'
  amount: number
  amount_received: number
  client_secret: string
  currency: string
  last_payment_error: Readonly<Record<string, string>> | null
  latest_charge: StandInCharge | null
  livemode: boolean
  metadata: Readonly<Record<string, string>>
  status: string
  customer: string | null
  payment_method: string | null
  setup_future_usage: string | null
}

export interface StandInRefund {
  id: string
  object: 'refund'
  amount: number
  currency: string
  metadata: Readonly<Record<string, string>>
  payment_intent: string
  status: string
}

export type Fields = ReadonlyMap<string, string>

// https://docs.stripe.com/testing#refunds: one is pending until it succeeds, the other succeeds until it fails.
const refundCards = {
  pm_card_pendingRefund: { first: 'pending', last: 'succeeded' },
  pm_card_refundFail: { first: 'succeeded', last: 'failed' },
} as const

// https://docs.stripe.com/testing: payment methods that Stripe publishes for tests.
const declines: Readonly<Record<string, string>> = {
  pm_card_visa_chargeDeclinedInsufficientFunds: 'insufficient_funds',
  pm_card_visa_chargeDeclinedLostCard: 'lost_card',
}

/** An account's data at Stripe and its operations, by Stripe's published API. Only the parts that this product uses. */
export function standInBooks() {
  const intents = new Map<string, StandInIntent>()
  const refunds: StandInRefund[] = []
  /** Each customer's saved methods: Stripe's ids, and their test outcomes. */
  const customers = new Map<string, Map<string, string>>()

  function createCustomer(fields: Fields): object {
    const id = `cus_${randomBytes(12).toString('hex')}`
    customers.set(id, new Map())
    return { id, object: 'customer', livemode: false, metadata: metadataOf(fields) }
  }

  /** A method that is used in a browser gets a new id; with a customer it is saved. */
  function attach(found: StandInIntent, method: string): void {
    found.payment_method = `pm_${randomBytes(12).toString('hex')}`
    const keeps = found.setup_future_usage === 'off_session' && found.customer !== null
    if (keeps) customers.get(found.customer ?? '')?.set(found.payment_method, method)
  }

  function intent(id: string): StandInIntent {
    const found = intents.get(id)
    if (found) return found
    throw invalid(
      { code: 'resource_missing', param: 'intent', message: `No such payment_intent: '${id}'` },
      404,
    )
  }

  function create(fields: Fields): StandInIntent {
    const amount = wholeAmount(fields, 'amount')
    if (amount < (leastAmounts[fields.get('currency') ?? ''] ?? 1))
      throw invalid({ code: 'amount_too_small', param: 'amount' })
    if (fields.get('capture_method') !== 'manual') throw invalid({ param: 'capture_method' })
    const customer = fields.get('customer') ?? null
    const method = fields.get('payment_method') ?? null
    if (customer !== null && !customers.has(customer))
      throw invalid({ code: 'resource_missing', param: 'customer' }, 404)
    // https://docs.stripe.com/api/payment_intents/create: another customer's method cannot be used.
    if (method !== null && !customers.get(customer ?? '')?.has(method))
      throw invalid({ code: 'resource_missing', param: 'payment_method' }, 404)
    const id = `pi_${randomBytes(12).toString('hex')}`
    const made: StandInIntent = {
      id,
      object: 'payment_intent',
      amount,
      amount_received: 0,
      client_secret: `${id}_secret_${randomBytes(12).toString('hex')}`,
      currency: fields.get('currency') ?? '',
      last_payment_error: null,
      latest_charge: null,
      livemode: false,
      metadata: metadataOf(fields),
      status: method === null ? 'requires_payment_method' : 'requires_confirmation',
      customer,
      payment_method: method,
      setup_future_usage: fields.get('setup_future_usage') ?? null,
    }
    intents.set(id, made)
    return made
  }

  /** The calls of Stripe's form in the browser, which knows the secret of one payment and the publishable key. */
  function confirm(id: string, fields: Fields): StandInIntent {
    const found = intent(id)
    requireState(found, ['requires_payment_method', 'requires_confirmation'])
    if (fields.get('off_session') === 'true') return confirmKept(found)
    const method = fields.get('payment_method') ?? ''
    attach(found, method)
    if (method === 'pm_card_authenticationRequired') found.status = 'requires_action'
    else if (declines[method]) decline(found, { code: 'card_declined', decline_code: declines[method] })
    else if (method === 'pm_card_visa' || Object.hasOwn(refundCards, method)) authorise(found, method)
    else throw invalid({ code: 'resource_missing', param: 'payment_method' })
    return found
  }

  /**
   * https://docs.stripe.com/payments/save-during-payment: a card that asks its holder is declined while the holder is
   * absent.
   */
  function confirmKept(found: StandInIntent): StandInIntent {
    const method = customers.get(found.customer ?? '')?.get(found.payment_method ?? '')
    if (method === undefined) throw invalid({ code: 'payment_intent_unexpected_state' })
    if (method === 'pm_card_authenticationRequired') {
      Object.assign(found, { status: 'requires_payment_method', payment_method: null })
      decline(found, { code: 'authentication_required', decline_code: 'authentication_required' })
    }
    authorise(found, method)
    return found
  }

  function challenge(id: string, isApproved: boolean): void {
    const found = intent(id)
    requireState(found, ['requires_action'])
    if (isApproved) {
      authorise(found)
      return
    }
    found.status = 'requires_payment_method'
    found.last_payment_error = {
      type: 'invalid_request_error',
      code: 'payment_intent_authentication_failure',
    }
  }

  function capture(id: string, fields: Fields): StandInIntent {
    const found = intent(id)
    requireState(found, ['requires_capture'])
    const amount = wholeAmount(fields, 'amount_to_capture')
    const charge = found.latest_charge
    if (charge === null || amount > found.amount)
      throw invalid({ code: 'amount_too_large', param: 'amount_to_capture' })
    charge.amount_captured = amount
    // A voided amount counts as refunded, as https://github.com/woocommerce/woocommerce-gateway-stripe/issues/1073
    // shows.
    charge.amount_refunded = charge.amount - amount
    Object.assign(found, { status: 'succeeded', amount_received: amount })
    return found
  }

  function cancel(id: string): StandInIntent {
    const found = intent(id)
    requireState(found, [
      'requires_payment_method',
      'requires_capture',
      'requires_action',
      'requires_confirmation',
      'processing',
    ])
    found.status = 'canceled'
    if (found.latest_charge) found.latest_charge.amount_refunded = found.latest_charge.amount
    return found
  }

  function refund(fields: Fields): StandInRefund {
    const { id, currency, latest_charge: charge } = intent(fields.get('payment_intent') ?? '')
    const amount = wholeAmount(fields, 'amount')
    if (charge === null) throw invalid({ code: 'payment_intent_unexpected_state' })
    const left = charge.amount - charge.amount_refunded
    if (left === 0) throw invalid({ code: 'charge_already_refunded' })
    if (amount > left)
      throw invalid({ param: 'amount', message: 'Refund amount is greater than unrefunded amount on charge' })
    charge.amount_refunded += amount
    const made: StandInRefund = {
      id: `re_${randomBytes(12).toString('hex')}`,
      object: 'refund',
      amount,
      currency,
      metadata: metadataOf(fields),
      payment_intent: id,
      status: refundsBy(charge)?.first ?? 'succeeded',
    }
    refunds.unshift(made)
    return made
  }

  /** A bank's answer to refunds some days later. */
  function settleRefunds(id: string): void {
    const charge = intent(id).latest_charge
    const last = charge && refundsBy(charge)?.last
    for (const refund of refundsOf(id)) {
      if (!charge || !last || refund.status === 'failed') continue
      refund.status = last
      if (last === 'failed') charge.amount_refunded -= refund.amount
    }
  }

  const refundsOf = (id: string) => refunds.filter((one) => one.payment_intent === id)
  return {
    intent,
    create,
    createCustomer,
    confirm,
    challenge,
    capture,
    cancel,
    refund,
    refundsOf,
    settleRefunds,
  }
}

// https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts
const leastAmounts: Readonly<Record<string, number>> = {
  usd: 50,
  eur: 50,
  gbp: 30,
  jpy: 50,
  huf: 17_500,
  nok: 300,
}

function refundsBy({ payment_method: method }: StandInCharge) {
  return Object.hasOwn(refundCards, method) ? refundCards[method as keyof typeof refundCards] : null
}

function authorise(intent: StandInIntent, method = 'pm_card_visa'): void {
  const { id, amount } = intent
  const charge = { id: `ch_${randomBytes(12).toString('hex')}`, object: 'charge', amount } as const
  const money = { amount_captured: 0, amount_refunded: 0 }
  intent.latest_charge = { ...charge, ...money, payment_intent: id, payment_method: method }
  Object.assign(intent, { status: 'requires_capture', last_payment_error: null })
}

function decline(intent: StandInIntent, error: Readonly<Record<string, string>>): never {
  intent.last_payment_error = { type: 'card_error', ...error }
  throw new StandInRefusal(402, { ...intent.last_payment_error, payment_intent: intent })
}

function requireState({ status }: StandInIntent, allowed: readonly string[]): void {
  if (!allowed.includes(status)) throw invalid({ code: 'payment_intent_unexpected_state' })
}

function wholeAmount(fields: Fields, name: string): number {
  const text = fields.get(name) ?? ''
  if (!/^[0-9]{1,8}$/.test(text)) throw invalid({ code: 'parameter_invalid_integer', param: name })
  return Number(text)
}

function metadataOf(fields: Fields): Readonly<Record<string, string>> {
  const named = [...fields].map(([name, value]) => [/^metadata\[(.+)\]$/.exec(name)?.[1], value] as const)
  return Object.fromEntries(named.filter(([name]) => name !== undefined))
}

function invalid(error: Readonly<Record<string, string>>, status = 400): StandInRefusal {
  return new StandInRefusal(status, { type: 'invalid_request_error', message: 'Refused.', ...error })
}

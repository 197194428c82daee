import type { Money } from '../../kernel/money/money.ts'
import type { DeclineCode } from './payment-error.ts'
import type { PaymentState } from './payment-states.ts'

/** What the browser needs to authorise a payment at its gateway; none of it can move money by itself. */
export type BrowserPayment =
  | { readonly gateway: 'sandbox'; readonly clientSecret: string }
  | { readonly gateway: 'stripe'; readonly clientSecret: string; readonly publishableKey: string }

/** A payment as its gateway knows it. Amounts are whole minor units (ISO 4217) of `amount.currency`. */
export interface GatewayPayment {
  readonly gatewayReference: string
  /** Our reference, as given to `createIntent`. */
  readonly reference: string
  readonly state: PaymentState
  readonly amount: Money
  readonly captured: number
  readonly refunded: number
  /** Why the last attempt was declined, until another succeeds. */
  readonly decline: DeclineCode | null
  /**
   * The gateway's id of the saved method, once the payment is authorised; null if none is saved. It is useless
   * without the gateway, and must not appear in answers or logs.
   */
  readonly method: string | null
  readonly browser: BrowserPayment
}

export interface GatewayRefund {
  readonly gatewayReference: string
  readonly amount: Money
  /**
   * `pending` while the bank takes its time, `failed` if the bank refused it: then the agency has the money. A
   * webhook and `refundsOf` report how it ends.
   */
  readonly state: 'pending' | 'succeeded' | 'failed'
  /** Our key that requested it; null if it was made at the gateway itself. */
  readonly key: string | null
}

export interface IntentRequest {
  readonly reference: string
  readonly amount: Money
  /** Shown on the gateway's own pages; contains no traveller's name. */
  readonly description: string
  readonly idempotencyKey: string
  /** Whether the method is saved, so that later payments are charged in the traveller's absence. */
  readonly keepsMethod?: boolean
  /** The saved method of an earlier payment: `authorizeSaved` authorises this one in the traveller's absence. */
  readonly method?: string
}

/**
 * `read` lists payments and leaves no trace at the gateway. `pay` makes a payment in a currency (ISO 4217), reads it
 * as a browser does, and cancels it before it can be authorised.
 */
export type KeyTest = { readonly by: 'read' } | { readonly by: 'pay'; readonly currency: string }
export type RefusedKey = 'secret' | 'publishable'

export interface PaymentStep {
  readonly gatewayReference: string
  readonly idempotencyKey: string
}

export interface PaymentAmountStep extends PaymentStep {
  /** Whole minor units of the payment's own currency. */
  readonly amount: number
}

/** News of a payment. Its state comes from `retrieve`, so a late, repeated or reordered event does no harm. */
export interface GatewayEvent {
  readonly id: string
  /** `dispute`: the cardholder asks the bank to reverse the payment. */
  readonly about: 'payment' | 'refund' | 'dispute'
  readonly gatewayReference: string
  /** The gateway's id of the dispute. */
  readonly dispute?: string
}

/**
 * A payment gateway: the browser authorises, booking captures after the supplier's confirmation or voids. Calls
 * repeat safely with the same key and throw only `PaymentError` (`key_reused` for another body, `unknown_reference`
 * for a foreign reference). Adapters pass payment-gateway-contract.test.ts (decision 0061).
 */
export interface PaymentGateway {
  readonly name: BrowserPayment['gateway']

  /**
   * Returns the step of charges in a currency, in minor units (10 for KWD at Stripe). Null if the gateway does not
   * take the currency. Prices are rounded to the step before they are shown.
   */
  stepOf(currency: string): number | null

  /**
   * Returns the least charge in a currency, in another currency if the gateway states it only there. A payment is
   * zero or at least this.
   */
  leastOf(currency: string): Money

  /**
   * Tests the agency's keys within `timeout` milliseconds and moves no money. Returns the key that is refused or
   * lacks a right for payments; null if all are accepted. Throws `timeout` or `unavailable`.
   */
  testKeys(test: KeyTest, timeout: number): Promise<RefusedKey | null>

  /**
   * Creates an unauthorised payment. Throws `amount_refused` unless the amount is a positive multiple of the step,
   * and `unknown_reference` for a method that the gateway has not saved.
   */
  createIntent(wanted: IntentRequest): Promise<GatewayPayment>

  retrieve(gatewayReference: string): Promise<GatewayPayment>

  /**
   * Authorises a payment with its saved method while the traveller is absent. Returns an authorised or captured one
   * unchanged, so repeated calls charge once. Throws `declined` if the bank refuses or asks the traveller, leaving
   * the payment unchanged, and `wrong_state` without a method.
   */
  authorizeSaved(step: PaymentStep): Promise<GatewayPayment>

  /**
   * Captures the authorised amount, or less and releases the rest. Returns a captured payment unchanged, whatever the
   * key. Throws `wrong_state` for another amount then, or if the payment is not authorised.
   */
  capture(step: PaymentAmountStep): Promise<GatewayPayment>

  /** Voids an uncaptured payment. Returns a canceled one unchanged; throws `wrong_state` if it is captured. */
  void(step: PaymentStep): Promise<GatewayPayment>

  /**
   * Refunds some or all of what was captured. Throws `amount_refused` above what is left of it, and `wrong_state`
   * before the capture.
   */
  refund(step: PaymentAmountStep): Promise<GatewayRefund>

  /**
   * Returns every refund of a payment in its current state, including failed ones and those made at the gateway
   * itself.
   */
  refundsOf(gatewayReference: string): Promise<readonly GatewayRefund[]>

  /**
   * Returns the event in a webhook's raw body and headers, or null if booking has no use for it. Throws
   * `WebhookRefused` unless its signature is right and at most five minutes old.
   */
  readWebhook(body: Uint8Array, headers: Headers): Promise<GatewayEvent | null>
}

/** The largest webhook that is read, in bytes; Stripe's own are a tenth of it. */
export const WEBHOOK_BODY_LIMIT = 512 * 1024

/** Seconds for which a webhook's signature is valid. */
export const WEBHOOK_TOLERANCE = 300

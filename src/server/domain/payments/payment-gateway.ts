import type { Money } from '../../kernel/money/money.ts'
import type { DeclineCode } from './payment-error.ts'
import type { PaymentState } from './payment-states.ts'

/** What the browser needs to authorise a payment with its gateway; nothing in it can move money by itself. */
export type BrowserPayment =
  | { readonly gateway: 'sandbox'; readonly clientSecret: string }
  | { readonly gateway: 'stripe'; readonly clientSecret: string; readonly publishableKey: string }

/** A payment as its gateway knows it. Amounts are whole minor units (ISO 4217) of `amount.currency`. */
export interface GatewayPayment {
  readonly gatewayReference: string
  /** Our own name for what is paid, as `createIntent` was told. */
  readonly reference: string
  readonly state: PaymentState
  readonly amount: Money
  readonly captured: number
  readonly refunded: number
  /** Why the last attempt was declined, while no other has gone well. */
  readonly decline: DeclineCode | null
  /**
   * By what the gateway calls the method that was kept for later charges, once the payment is authorised; null for one that keeps
   * none. Nobody but the gateway can do anything with it, and it goes into no answer and no log.
   */
  readonly method: string | null
  readonly browser: BrowserPayment
}

export interface GatewayRefund {
  readonly gatewayReference: string
  readonly amount: Money
  /** `pending` where the bank takes its time, `failed` where it did not take it: the money is with the agency. How it ends is told by a webhook and by `refundsOf`. */
  readonly state: 'pending' | 'succeeded' | 'failed'
  /** By which of our keys it was made; null for one that was made at the gateway itself. */
  readonly key: string | null
}

export interface IntentRequest {
  readonly reference: string
  readonly amount: Money
  /** What stands on the gateway's own pages; no names of travellers. */
  readonly description: string
  readonly idempotencyKey: string
  /** Whether the method is kept, so that later payments are charged while nobody is at the page. */
  readonly keepsMethod?: boolean
  /** The method that an earlier payment kept: this one is authorised by `authoriseSaved`, while nobody is at the page. */
  readonly method?: string
}

/**
 * `read` asks for payments and leaves no trace at the gateway. `pay` makes a payment in a currency (ISO 4217) as bookings do, reads
 * it as a browser does, and cancels it before anybody can authorise it.
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

/** That something is new with a payment. How the payment stands is asked of `retrieve`, so an event that comes late, twice or out of order does no harm. */
export interface GatewayEvent {
  readonly id: string
  /** `dispute`: the cardholder wants the money back from their bank. */
  readonly about: 'payment' | 'refund' | 'dispute'
  readonly gatewayReference: string
  /** What the gateway calls the dispute that it is about. */
  readonly dispute?: string
}

/**
 * A payment gateway as booking sees it: a payment is authorised by the traveller's browser, captured once the supplier
 * has confirmed, and voided where it has not. Every call is made again safely with the same key, and throws `PaymentError`
 * alone; another body with the same key is `key_reused`, a reference that is not the gateway's is `unknown_reference`.
 * Every adapter passes payment-gateway-contract.test.ts. Source: decision 0061.
 */
export interface PaymentGateway {
  readonly name: BrowserPayment['gateway']

  /**
   * Gives of how many minor units an amount in a currency has to be a multiple so that it can be charged (10 for KWD at
   * Stripe), or null where the gateway does not take the currency. Prices are rounded to it before they are shown.
   */
  stepOf(currency: string): number | null

  /**
   * Gives the least that can be charged in a currency; in another currency where the gateway says it only in that one. What is
   * paid is nothing, or no less than this.
   */
  leastOf(currency: string): Money

  /**
   * Asks the gateway whether it accepts the agency's keys, with an answer within the milliseconds, and moves no money. Gives the
   * key that it refuses, also one that lacks a right for payments; null where it accepts them. Throws `timeout` or
   * `unavailable`.
   */
  testKeys(test: KeyTest, timeout: number): Promise<RefusedKey | null>

  /**
   * Makes a payment that nobody has authorised yet. Throws `amount_refused` for what is not a positive multiple of the step, and
   * `unknown_reference` for a method that the gateway did not keep.
   */
  createIntent(wanted: IntentRequest): Promise<GatewayPayment>

  retrieve(gatewayReference: string): Promise<GatewayPayment>

  /**
   * Authorises a payment with the method that it was made with, while the traveller is away. One that is authorised or captured
   * already is given as it is, so that it is charged once however often it is asked. Throws `declined` where the bank says no or
   * would ask the traveller, which leaves the payment as it was, and `wrong_state` for one that was made without a method.
   */
  authoriseSaved(step: PaymentStep): Promise<GatewayPayment>

  /**
   * Takes what was authorised, or less, in which case the rest is let go. What is captured already is given as it is,
   * whatever the key; another amount then, or a payment that is not authorised, is `wrong_state`.
   */
  capture(step: PaymentAmountStep): Promise<GatewayPayment>

  /** Lets go a payment that is not captured. One that is canceled already is given as it is; a captured one is `wrong_state`. */
  void(step: PaymentStep): Promise<GatewayPayment>

  /** Gives back some or all of what was captured: `amount_refused` above what is left of it, `wrong_state` before. */
  refund(step: PaymentAmountStep): Promise<GatewayRefund>

  /** Gives every refund of a payment as it stands now, those that failed or were made at the gateway itself too. */
  refundsOf(gatewayReference: string): Promise<readonly GatewayRefund[]>

  /**
   * Takes a webhook's body as it came, byte for byte, and its headers; gives what it says, or null where it is nothing that
   * booking waits for. Throws `WebhookRefused` unless its signature is right and five minutes old at most.
   */
  readWebhook(body: Uint8Array, headers: Headers): Promise<GatewayEvent | null>
}

/** The largest webhook that is read, in bytes; Stripe's own are a tenth of it. */
export const WEBHOOK_BODY_LIMIT = 512 * 1024

/** Seconds for which a webhook's signature is good. */
export const WEBHOOK_TOLERANCE = 300

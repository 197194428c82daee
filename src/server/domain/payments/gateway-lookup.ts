import type { BrowserPayment, PaymentGateway } from './payment-gateway.ts'

export type GatewayName = BrowserPayment['gateway']

/** What decides which gateway an agency pays by. */
export interface PaidAgency {
  readonly id: string
  readonly slug: string
  readonly agency: { readonly currentPaymentGateway: GatewayName }
}

/** An agency's gateway, or the variables that it lacks and a sentence for the operator that names them. */
export type GatewayFound =
  | { readonly gateway: PaymentGateway }
  | { readonly gateway: null; readonly missing: readonly string[]; readonly sentence: string }

/**
 * Gives an agency's gateway: the one of its settings, or the one by which an earlier payment was made, since that stays
 * where it is when the agency turns to another.
 */
export type GatewayLookup = (agency: PaidAgency, name?: GatewayName) => Promise<GatewayFound>

import type { BrowserPayment, PaymentGateway } from './payment-gateway.ts'

export type GatewayName = BrowserPayment['gateway']

/** What decides an agency's gateway. */
export interface PaidAgency {
  readonly id: string
  readonly slug: string
  readonly agency: { readonly currentPaymentGateway: GatewayName }
}

/** An agency's gateway, or the variables that it lacks with a sentence for the operator that names them. */
export type GatewayFound =
  | { readonly gateway: PaymentGateway }
  | { readonly gateway: null; readonly missing: readonly string[]; readonly sentence: string }

/**
 * Returns the gateway of an agency's settings, or the named one of an earlier payment, which stays there after the
 * agency changes its gateway.
 */
export type GatewayLookup = (agency: PaidAgency, name?: GatewayName) => Promise<GatewayFound>

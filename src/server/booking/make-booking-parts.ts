import type { DealSources } from '../deals/deal-context.ts'
import type { PrintVoucher } from '../documents/print-voucher.ts'
import type { Log } from '../http/log.ts'
import { createGatewayHealth } from '../payments/gateway-health.ts'
import type { GatewayOf } from '../payments/gateway-of.ts'
import { createGateways, type GatewaysParts } from '../payments/gateways.ts'
import { sandboxesOf } from '../payments/sandboxes.ts'
import { productKinds } from '../products/product-kinds.ts'
import type { SellingParts } from '../proposals/selling-parts.ts'
import type { Store } from '../store/store.ts'
import { sampleSupplierMap } from '../suppliers/supplier-map.ts'
import type { BookingParts } from './booking-parts.ts'

interface Made
  extends DealSources,
    Partial<Pick<BookingParts, 'suppliers' | 'kinds'>>,
    Partial<Pick<GatewaysParts, 'stripeKeys' | 'stripeOrigin' | 'sandboxPayments'>> {
  store: Pick<Store, 'forAgency' | 'hash'>
  log: Log
  isDemo: boolean
  sendsMail: boolean
  print?: PrintVoucher | null
}

/** Puts together what booking is done with, for calls, webhooks and the job of its tasks alike. */
export function makeBookingParts({
  store,
  stripeKeys,
  stripeOrigin,
  sandboxPayments,
  ...parts
}: Made): SellingParts {
  const { clock } = parts
  const sandboxOf = sandboxesOf(store, clock)
  const gatewayOf: GatewayOf = createGateways({
    stripeKeys: stripeKeys ?? new Map(),
    stripeOrigin: stripeOrigin ?? null,
    sandboxPayments: sandboxPayments ?? parts.isDemo,
    ...{ sandboxOf, clock },
  })
  return {
    ...{ print: null, suppliers: sampleSupplierMap(parts.supplier), kinds: productKinds },
    ...parts,
    gatewayOf,
    gatewayHealth: createGatewayHealth(gatewayOf, clock),
    sandboxOf,
    ofAgency: (id) => store.forAgency(id),
    hash: store.hash,
  }
}

import { createGateways, type GatewaysParts } from '../adapters/gateways/gateways.ts'
import { sandboxesOf } from '../adapters/gateways/sandboxes.ts'
import type { Store } from '../adapters/store/store.ts'
import type { BookingParts } from '../domain/booking/booking-parts.ts'
import type { PrintVoucher } from '../domain/documents/print-voucher.ts'
import { createGatewayHealth } from '../domain/payments/gateway-health.ts'
import type { GatewayOf } from '../domain/payments/gateway-of.ts'
import type { DealSources } from '../domain/products/deals/deal-context.ts'
import { productKinds } from '../domain/products/product-kinds.ts'
import type { SellingParts } from '../domain/proposals/selling-parts.ts'
import { sampleSupplierMap } from '../domain/suppliers/supplier-map.ts'
import type { Log } from '../kernel/log/log.ts'

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
    sandboxOf,
    clock,
  })
  return {
    print: null,
    suppliers: sampleSupplierMap(parts.supplier),
    kinds: productKinds,
    ...parts,
    gatewayOf,
    gatewayHealth: createGatewayHealth(gatewayOf, clock),
    sandboxOf,
    ofAgency: (id) => store.forAgency(id),
    hash: store.hash,
  }
}

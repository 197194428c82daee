import { createGateways, type GatewaysParts } from '../adapters/gateways/gateways.ts'
import { sandboxesOf } from '../adapters/gateways/sandboxes.ts'
import type { Store } from '../adapters/store/store.ts'
import type { BookingContext } from '../domain/booking/booking-context.ts'
import type { PrintVoucher } from '../domain/documents/print-voucher.ts'
import { createGatewayHealth } from '../domain/payments/gateway-health.ts'
import type { GatewayLookup } from '../domain/payments/gateway-lookup.ts'
import type { DealSources } from '../domain/products/deals/deal-context.ts'
import { productKinds } from '../domain/products/product-kinds.ts'
import type { SellingDependencies } from '../domain/proposals/selling-dependencies.ts'
import { sampleSupplierMap } from '../domain/suppliers/supplier-map.ts'
import type { Log } from '../kernel/log/log.ts'

interface Made
  extends DealSources,
    Partial<Pick<BookingContext, 'suppliers' | 'kinds'>>,
    Partial<Pick<GatewaysParts, 'stripeKeys' | 'stripeOrigin' | 'sandboxPayments'>> {
  store: Pick<Store, 'forAgency' | 'hash'>
  log: Log
  isDemo: boolean
  sendsMail: boolean
  print?: PrintVoucher | null
}

/** Puts together what booking is done with, for calls, webhooks and the job of its tasks alike. */
export function makeBookingContext({
  store,
  stripeKeys,
  stripeOrigin,
  sandboxPayments,
  ...parts
}: Made): SellingDependencies {
  const { clock } = parts
  const sandboxOf = sandboxesOf(store, clock)
  const gatewayOf: GatewayLookup = createGateways({
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

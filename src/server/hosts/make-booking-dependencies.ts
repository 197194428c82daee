import { createGateways, type GatewaysDependencies } from '../adapters/gateways/gateways.ts'
import { sandboxesOf } from '../adapters/gateways/sandboxes.ts'
import type { Store } from '../adapters/store/store.ts'
import type { BookingDependencies } from '../domain/booking/booking-dependencies.ts'
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
    Partial<Pick<BookingDependencies, 'suppliers' | 'kinds'>>,
    Partial<Pick<GatewaysDependencies, 'stripeKeys' | 'stripeOrigin' | 'sandboxPayments'>> {
  store: Pick<Store, 'forAgency' | 'hash'>
  log: Log
  isDemo: boolean
  sendsMail: boolean
  print?: PrintVoucher | null
}

/** Makes the booking dependencies, equally for calls, webhooks and the job of its tasks. */
export function makeBookingDependencies({
  store,
  stripeKeys,
  stripeOrigin,
  sandboxPayments,
  ...dependencies
}: Made): SellingDependencies {
  const { clock } = dependencies
  const sandboxOf = sandboxesOf(store, clock)
  const gatewayOf: GatewayLookup = createGateways({
    stripeKeys: stripeKeys ?? new Map(),
    stripeOrigin: stripeOrigin ?? null,
    sandboxPayments: sandboxPayments ?? dependencies.isDemo,
    sandboxOf,
    clock,
  })
  return {
    print: null,
    suppliers: sampleSupplierMap(dependencies.supplier),
    kinds: productKinds,
    ...dependencies,
    gatewayOf,
    gatewayHealth: createGatewayHealth(gatewayOf, clock),
    sandboxOf,
    ofAgency: (id) => store.forAgency(id),
    hash: store.hash,
  }
}

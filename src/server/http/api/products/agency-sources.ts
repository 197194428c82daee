import type { GatewayOf } from '../../../domain/payments/gateway-of.ts'
import type { DealSources } from '../../../domain/products/deals/deal-context.ts'
import { notSold } from '../../../domain/products/spine/not-sold.ts'
import { type ChoosingAgency, dealSupplier } from '../../../domain/suppliers/chosen-supplier.ts'
import type { SupplierMap } from '../../../domain/suppliers/supplier-map.ts'

/** Where deals come from, and how they are paid. */
export interface SellingSources extends DealSources {
  booking: { gatewayOf: GatewayOf; suppliers: SupplierMap }
}

/** Gives the sources of a product's deals with the supplier that the agency has chosen; throws 404 where that one has none. */
export function agencySources(
  sources: SellingSources,
  { agency }: { agency: ChoosingAgency },
  product: string,
): DealSources {
  const supplier = dealSupplier(sources.booking.suppliers, agency, product)
  if (supplier === null) throw notSold(product)
  return { ...sources, supplier }
}

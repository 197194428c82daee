import type { KeyedHash } from '../../kernel/ids/keyed-hash.ts'
import type { Log } from '../../kernel/log/log.ts'
import type { PrintVoucher } from '../documents/print-voucher.ts'
import type { GatewayHealth } from '../payments/gateway-health.ts'
import type { GatewayLookup } from '../payments/gateway-lookup.ts'
import type { SandboxGateway } from '../payments/sandbox-gateway.ts'
import type { DealSources } from '../products/deals/deal-context.ts'
import type { ProductKinds } from '../products/spine/product-kind.ts'
import type { SupplierMap } from '../suppliers/supplier-map.ts'
import type { BookingRepositories } from './booking-records.ts'

/** What booking is done with. */
export interface BookingDependencies extends DealSources {
  /** Whom products are booked with. */
  suppliers: SupplierMap
  /** The products that can be booked. */
  kinds: ProductKinds
  ofAgency: (agencyId: string) => BookingRepositories
  gatewayOf: GatewayLookup
  gatewayHealth: GatewayHealth
  sandboxOf: (agencyId: string) => SandboxGateway
  hash: KeyedHash
  log: Log
  isDemo: boolean
  /** Mail goes somewhere: to the demo's outbox or by SMTP_URL. */
  sendsMail: boolean
  /** Prints vouchers; null where the fonts for print were not built. */
  print: PrintVoucher | null
}

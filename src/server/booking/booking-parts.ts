import type { DealSources } from '../deals/deal-context.ts'
import type { PrintVoucher } from '../documents/print-voucher.ts'
import type { Log } from '../http/log.ts'
import type { GatewayHealth } from '../payments/gateway-health.ts'
import type { GatewayOf } from '../payments/gateway-of.ts'
import type { SandboxGateway } from '../payments/sandbox-gateway.ts'
import type { ProductKinds } from '../products/spine/product-kind.ts'
import type { BookingRepositories } from '../store/booking-records.ts'
import type { KeyedHash } from '../store/keyed-hash.ts'
import type { SupplierMap } from '../suppliers/supplier-map.ts'

/** What booking is done with. */
export interface BookingParts extends DealSources {
  /** Whom products are booked with. */
  suppliers: SupplierMap
  /** The products that can be booked. */
  kinds: ProductKinds
  ofAgency: (agencyId: string) => BookingRepositories
  gatewayOf: GatewayOf
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

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

/** Dependencies for booking. */
export interface BookingDependencies extends DealSources {
  suppliers: SupplierMap
  kinds: ProductKinds
  ofAgency: (agencyId: string) => BookingRepositories
  gatewayOf: GatewayLookup
  gatewayHealth: GatewayHealth
  sandboxOf: (agencyId: string) => SandboxGateway
  hash: KeyedHash
  log: Log
  isDemo: boolean
  /** Whether mail is delivered: to the demo's outbox or by SMTP_URL. */
  sendsMail: boolean
  /** Prints vouchers; null if the print fonts were not built. */
  print: PrintVoucher | null
}

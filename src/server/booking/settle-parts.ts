import type { Log } from '../http/log.ts'
import type { PaymentGateway } from '../payments/payment-gateway.ts'
import type { AgencyRepositories } from '../store/agency-repositories.ts'
import type { SupplierMap } from '../suppliers/supplier-map.ts'

/** What a booking is settled with. */
export interface SettleParts {
  repositories: AgencyRepositories
  suppliers: SupplierMap
  /** Of the booking's payment; null where nothing is paid here or the gateway is gone. */
  gateway: PaymentGateway | null
  clock: () => Date
  log: Log
}

import type { Log } from '../../kernel/log/log.ts'
import type { PaymentGateway } from '../payments/payment-gateway.ts'
import type { SupplierMap } from '../suppliers/supplier-map.ts'
import type { BookingRepositories } from './booking-records.ts'

/** Dependencies for settling bookings. */
export interface SettlementDependencies {
  repositories: BookingRepositories
  suppliers: SupplierMap
  /** Of the booking's payment; null if nothing is paid here or the gateway no longer exists. */
  gateway: PaymentGateway | null
  clock: () => Date
  log: Log
}

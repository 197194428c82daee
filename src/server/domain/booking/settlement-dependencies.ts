import type { Log } from '../../kernel/log/log.ts'
import type { PaymentGateway } from '../payments/payment-gateway.ts'
import type { SupplierMap } from '../suppliers/supplier-map.ts'
import type { BookingRepositories } from './booking-records.ts'

/** What a booking is settled with. */
export interface SettlementDependencies {
  repositories: BookingRepositories
  suppliers: SupplierMap
  /** Of the booking's payment; null where nothing is paid here or the gateway is gone. */
  gateway: PaymentGateway | null
  clock: () => Date
  log: Log
}

import type { Log } from '../http/log.ts'
import type { PaymentGateway } from '../payments/payment-gateway.ts'
import type { BookingRepositories } from '../store/booking-records.ts'
import type { SupplierMap } from '../suppliers/supplier-map.ts'

/** What a booking is settled with. */
export interface SettleParts {
  repositories: BookingRepositories
  suppliers: SupplierMap
  /** Of the booking's payment; null where nothing is paid here or the gateway is gone. */
  gateway: PaymentGateway | null
  clock: () => Date
  log: Log
}

import type { SupplierBooking } from '../suppliers/product-supplier.ts'
import type { OctoRecord } from './octo-record.ts'
import type { OctoSource } from './octo-source.ts'
import type { OctoBookings } from './octo-turns.ts'

/** The dependencies of a reseller's bookings at an agency. */
export interface OctoDesk extends OctoSource {
  readonly agencyId: string
  readonly bookings: OctoBookings
}

/** A booking with what its supplier says about it now. */
export interface FoundBooking {
  readonly record: OctoRecord
  readonly supplied: SupplierBooking | null
}

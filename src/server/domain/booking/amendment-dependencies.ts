import type { ResolvedAgency } from '../agencies/resolved-agency.ts'
import type { SupplierAmendment } from '../suppliers/supplier-amendment.ts'
import type { SupplierRefusal } from '../suppliers/supplier-refusal.ts'
import type { BookingDependencies } from './booking-dependencies.ts'
import type { BookingRepositories } from './booking-records.ts'

/** Dependencies for settling amendments. */
export interface AmendmentDependencies
  extends Pick<BookingDependencies, 'suppliers' | 'clock' | 'log' | 'gatewayOf'> {
  readonly agency: ResolvedAgency
  readonly repositories: BookingRepositories
}

/** A supplier's answer to an amendment. */
export type SupplierAnswer = SupplierAmendment | SupplierRefusal

/** The amendment that a task refers to. */
export interface NamedAmendment {
  bookingId: string
  amendmentId: string
}

import type { ResolvedAgency } from '../agencies/resolved-agency.ts'
import type { SupplierAmendment } from '../suppliers/supplier-amendment.ts'
import type { SupplierRefusal } from '../suppliers/supplier-refusal.ts'
import type { BookingDependencies } from './booking-dependencies.ts'
import type { BookingRepositories } from './booking-records.ts'

/** What amendments are settled with. */
export interface AmendmentDependencies
  extends Pick<BookingDependencies, 'suppliers' | 'clock' | 'log' | 'gatewayOf'> {
  readonly agency: ResolvedAgency
  readonly repositories: BookingRepositories
}

/** What a supplier says to an amendment. */
export type AmendmentWord = SupplierAmendment | SupplierRefusal

/** An amendment that a task is about. */
export interface NamedAmendment {
  bookingId: string
  amendmentId: string
}

import type { Transactional } from '../../db/transactional.ts'
import type { Attempts } from '../accounts/attempts.ts'
import type { BookingDependencies } from '../booking/booking-dependencies.ts'
import type { BookingRecords } from '../booking/booking-records.ts'
import type { ProposalRepository } from './proposal-repository.ts'

/** The repositories that selling, by bookings and proposals, changes in one transaction. */
export interface SellingRecords extends BookingRecords {
  proposals: ProposalRepository
}

/** The repositories that selling reads and writes for one agency. */
export interface SellingRepositories extends SellingRecords, Transactional<SellingRecords> {
  attempts: Attempts
}

/** Dependencies for quotes, bookings and proposals. */
export interface SellingDependencies extends BookingDependencies {
  ofAgency: (agencyId: string) => SellingRepositories
}

import type { Transactional } from '../../db/transactional.ts'
import type { Attempts } from '../accounts/attempts.ts'
import type { BookingDependencies } from '../booking/booking-dependencies.ts'
import type { BookingRecords } from '../booking/booking-records.ts'
import type { ProposalRepository } from './proposal-repository.ts'

/** What selling, by bookings and proposals, changes in one transaction. */
export interface SellingRecords extends BookingRecords {
  proposals: ProposalRepository
}

/** What selling reads and writes of one agency. */
export interface SellingRepositories extends SellingRecords, Transactional<SellingRecords> {
  attempts: Attempts
}

/** What quotes, bookings and proposals are made with. */
export interface SellingDependencies extends BookingDependencies {
  ofAgency: (agencyId: string) => SellingRepositories
}

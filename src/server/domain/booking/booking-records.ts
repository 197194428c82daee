import type { Transactional } from '../../db/transactional.ts'
import type { AccountRecords } from '../accounts/account-records.ts'
import type { Attempts } from '../accounts/attempts.ts'
import type { AssetRepository } from '../pictures/asset.ts'
import type { VersionRepository } from '../site-settings/version-repository.ts'
import type { AmendmentRepository } from './amendment-repository.ts'
import type { BookingRepository } from './booking-repository.ts'
import type { CreditRepository } from './credit-repository.ts'
import type { IdempotencyRepository } from './idempotency-repository.ts'
import type { PaymentRepository } from './payment-repository.ts'
import type { PromotionRepository } from './promotion-repository.ts'
import type { QuoteRepository } from './quote-repository.ts'
import type { SupplierChangeRepository } from './supplier-change-repository.ts'
import type { TaskRepository } from './task-repository.ts'

/** The repositories that booking changes in one transaction. */
export interface BookingRecords extends Pick<AccountRecords, 'users' | 'mails' | 'mailQuota' | 'audit'> {
  versions: VersionRepository
  assets: AssetRepository
  quotes: QuoteRepository
  bookings: BookingRepository
  payments: PaymentRepository
  idempotency: IdempotencyRepository
  tasks: TaskRepository
  credits: CreditRepository
  promotions: PromotionRepository
  amendments: AmendmentRepository
  supplierChanges: SupplierChangeRepository
}

/** The repositories that booking reads and writes for one agency. */
export interface BookingRepositories extends BookingRecords, Transactional<BookingRecords> {
  attempts: Attempts
}

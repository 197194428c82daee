import {
  accountTokens,
  businessInfo,
  identities,
  knownDevices,
  sessions,
  signInAttempts,
  ssoAttempts,
  users,
} from '../../domain/accounts/people-schema.ts'
import {
  agencyPointer,
  agencyVersions,
  assets,
  auditLog,
  hosts,
  tenantImports,
} from '../../domain/agencies/agency-schema.ts'
import {
  bookingEvents,
  bookingItems,
  bookings,
  payments,
  quotes,
  refunds,
} from '../../domain/booking/booking-schema.ts'
import { amendments, supplierChanges } from '../../domain/booking/change-schema.ts'
import { credits, idempotencyKeys, outbox, promotions } from '../../domain/booking/checkout-schema.ts'
import { mails } from '../../domain/mail/mail-schema.ts'
import { octoBookings } from '../../domain/octo/octo-schema.ts'
import { markups } from '../../domain/pricing/markup-schema.ts'
import { proposals } from '../../domain/proposals/proposal-schema.ts'
import {
  draftChanges,
  drafts,
  publications,
  schedules,
  shares,
} from '../../domain/site-settings/branding-schema.ts'
import { sandboxPayments } from './sandbox-schema.ts'

/** Tables that are deleted with an agency, in an order that foreign keys allow. */
export const deletedTables = [
  draftChanges,
  drafts,
  publications,
  schedules,
  shares,
  quotes,
  proposals,
  octoBookings,
  promotions,
  markups,
  mails,
  businessInfo,
  signInAttempts,
  ssoAttempts,
  sessions,
  accountTokens,
  knownDevices,
  identities,
  users,
  tenantImports,
  assets,
  hosts,
] as const

/**
 * Tables of a removed agency that stay as long as the law requires, in an order that foreign keys allow. The last
 * version and those with bookings stay. Answers to idempotency keys are deleted a day after their requests, as
 * always.
 */
export const preservedTables = [
  refunds,
  bookingEvents,
  payments,
  amendments,
  supplierChanges,
  credits,
  bookingItems,
  outbox,
  sandboxPayments,
  idempotencyKeys,
  bookings,
  agencyPointer,
  agencyVersions,
  auditLog,
] as const

import { agencyPointer, agencyVersions, assets, auditLog, hosts, tenantImports } from './agency-schema.ts'
import { bookingEvents, bookingItems, bookings, payments, quotes, refunds } from './booking-schema.ts'
import { draftChanges, drafts, publications, schedules, shares } from './branding-schema.ts'
import { credits, idempotencyKeys, outbox, promotions } from './checkout-schema.ts'
import { mails } from './mail-schema.ts'
import { markups } from './markup-schema.ts'
import {
  accountTokens,
  businessInfo,
  identities,
  knownDevices,
  sessions,
  signInAttempts,
  ssoAttempts,
  users,
} from './people-schema.ts'
import { proposals } from './proposal-schema.ts'
import { sandboxPayments } from './sandbox-schema.ts'

/** What is deleted with an agency, in an order that no foreign key refuses. */
export const deletedTables = [
  draftChanges,
  drafts,
  publications,
  schedules,
  shares,
  quotes,
  proposals,
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
 * What stays of a removed agency until the law no longer requires it, in an order that no foreign key refuses. Of the versions
 * stay the last one and those that a booking was made at. Answers to keys are deleted a day after their requests, as always.
 */
export const keptTables = [
  refunds,
  bookingEvents,
  payments,
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

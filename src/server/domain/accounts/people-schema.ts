import { isNull } from 'drizzle-orm'
import {
  bigint,
  boolean,
  foreignKey,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { moment, momentOrNever } from '../../db/column-kinds.ts'
import { agencies } from '../agencies/agency-schema.ts'
import type { StoredSignUp } from './sign-up-details.ts'

// The tables of people and all their sign-in methods.

export const userTypes = ['Traveller', 'AgencyOwner', 'Admin', 'SalesAgent'] as const
/** The roles of agents. */
export const agentTypes = ['AgencyOwner', 'Admin', 'SalesAgent'] as const
export type AgentType = (typeof agentTypes)[number]

export const users = pgTable(
  'users',
  {
    agencyId: uuid()
      .notNull()
      .references(() => agencies.id),
    id: uuid().notNull(),
    email: text().notNull(),
    /** Null for people who only use the agency's single sign-on. */
    passwordHash: text(),
    userType: text({ enum: userTypes }).notNull(),
    isRestricted: boolean().notNull().default(false),
    firstName: text().notNull(),
    lastName: text().notNull(),
    language: text(),
    currency: text(),
    /** Created in the demo, where roles are free to choose; does not exist for a server in production mode. */
    isDemo: boolean().notNull().default(false),
    createdAt: moment().defaultNow(),
    /** Null until the person has verified the address; they cannot sign in before. */
    emailVerifiedAt: momentOrNever(),
    /** False if an owner has deactivated the person: their sessions are invalid. */
    isActive: boolean().notNull().default(true),
    /** Hash of the picture among the agency's assets. */
    pictureHash: text(),
    phone: text().notNull().default(''),
    /** The wallet is offered (spec §3, isRewardWalletEnable). */
    isRewardWalletEnable: boolean().notNull().default(false),
    /** The role that a traveller was invited to and has not taken yet. */
    invitedAs: text({ enum: agentTypes }),
    invitedRestricted: boolean().notNull().default(false),
    /** The inviter's name for them: all the agency knows until the invitation is taken. */
    invitedFirstName: text().notNull().default(''),
    invitedLastName: text().notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.agencyId, table.id] }),
    unique('users_agency_id_email_key').on(table.agencyId, table.email),
    index('users_picture_hash_idx').on(table.agencyId, table.pictureHash),
    index('users_waiting_idx').on(table.createdAt).where(isNull(table.emailVerifiedAt)),
  ],
)

export const sessions = pgTable(
  'sessions',
  {
    agencyId: uuid().notNull(),
    tokenHash: text().notNull(),
    userId: uuid().notNull(),
    createdAt: moment(),
    expiresAt: moment(),
    /** The id by which a person sees and ends the session; the token's hash is never shown. */
    id: uuid().notNull().defaultRandom(),
    userAgent: text().notNull().default(''),
    /** The network it began in, never the whole address. */
    address: text().notNull().default(''),
    lastSeenAt: moment().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.agencyId, table.tokenHash] }),
    unique('sessions_agency_id_id_key').on(table.agencyId, table.id),
    foreignKey({
      columns: [table.agencyId, table.userId],
      foreignColumns: [users.agencyId, users.id],
    }).onDelete('cascade'),
    index('sessions_agency_id_user_id_idx').on(table.agencyId, table.userId),
    index('sessions_agency_id_expires_at_idx').on(table.agencyId, table.expiresAt),
  ],
)

/** Browsers in which an account signed in; each has its own count of wrong passwords. */
export const knownDevices = pgTable(
  'known_devices',
  {
    agencyId: uuid()
      .notNull()
      .references(() => agencies.id),
    /** Attempts are counted by this id: it stays when the token changes. */
    id: uuid().notNull().defaultRandom(),
    tokenHash: text().notNull(),
    accountHash: text().notNull(),
    signedInAt: moment(),
    expiresAt: moment(),
    isDemo: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.agencyId, table.id] }),
    unique().on(table.agencyId, table.tokenHash, table.accountHash),
    index('known_devices_account_idx').on(table.agencyId, table.accountHash),
    index('known_devices_expires_at_idx').on(table.expiresAt),
  ],
)

export const accountTokenPurposes = ['verify', 'reset', 'invite', 'handover'] as const

/**
 * Links and tokens that prove something once: an address, a forgotten password, an invitation, a transfer to another
 * site.
 */
export const accountTokens = pgTable(
  'account_tokens',
  {
    agencyId: uuid().notNull(),
    tokenHash: text().notNull(),
    userId: uuid().notNull(),
    purpose: text({ enum: accountTokenPurposes }).notNull(),
    createdAt: moment(),
    expiresAt: moment(),
    usedAt: momentOrNever(),
    /** The sign-up details that the link was mailed for. */
    signUp: jsonb().$type<StoredSignUp>(),
  },
  (table) => [
    primaryKey({ columns: [table.agencyId, table.tokenHash] }),
    foreignKey({
      columns: [table.agencyId, table.userId],
      foreignColumns: [users.agencyId, users.id],
    }).onDelete('cascade'),
    index('account_tokens_user_idx').on(table.agencyId, table.userId, table.purpose),
    index('account_tokens_expiry_idx').on(table.agencyId, table.expiresAt),
    index('account_tokens_expires_at_idx').on(table.expiresAt),
  ],
)

/** People's identities at the providers they sign in with (OpenID Connect). */
export const identities = pgTable(
  'identities',
  {
    agencyId: uuid().notNull(),
    issuer: text().notNull(),
    subject: text().notNull(),
    userId: uuid().notNull(),
    createdAt: moment(),
    /** The id by which the person sees and removes it. */
    id: uuid().notNull().defaultRandom(),
    /** The provider's id at the agency when it was linked. */
    provider: text().notNull().default(''),
    kind: text({ enum: ['sso', 'social'] })
      .notNull()
      .default('social'),
  },
  (table) => [
    primaryKey({ columns: [table.agencyId, table.issuer, table.subject] }),
    unique('identities_agency_id_id_key').on(table.agencyId, table.id),
    foreignKey({
      columns: [table.agencyId, table.userId],
      foreignColumns: [users.agencyId, users.id],
    }).onDelete('cascade'),
    index('identities_user_idx').on(table.agencyId, table.userId),
  ],
)

/** People on their way to a provider and back. */
export const ssoAttempts = pgTable(
  'sso_attempts',
  {
    agencyId: uuid()
      .notNull()
      .references(() => agencies.id),
    /** Of the state and the browser's mark together. */
    stateHash: text().notNull(),
    provider: text().notNull(),
    nonce: text().notNull(),
    codeVerifier: text().notNull(),
    returnTo: text().notNull(),
    /** Hash of the client's address, so that no client can fill the table alone. */
    address: text().notNull(),
    expiresAt: moment(),
    site: text().notNull().default(''),
    /** The account that the provider will be linked to; null for a sign-in. */
    links: uuid(),
  },
  (table) => [
    primaryKey({ columns: [table.agencyId, table.stateHash] }),
    index('sso_attempts_expiry_idx').on(table.agencyId, table.expiresAt),
    index('sso_attempts_expires_at_idx').on(table.expiresAt),
    index('sso_attempts_address_idx').on(table.agencyId, table.address),
    index('sso_attempts_site_idx').on(table.agencyId, table.site),
  ],
)

/** What an agency owner submits to the platform once (spec §3, business-info payload). */
export const businessInfo = pgTable('business_info', {
  agencyId: uuid()
    .primaryKey()
    .references(() => agencies.id),
  contactEmailId: text().notNull(),
  contactPhoneNumber: text().notNull(),
  hearBy: text().notNull(),
  hearByName: text().notNull(),
  hqCountry: text().notNull(),
  bookingVolume: text().notNull(),
  useForBusiness: text().notNull(),
  productInterested: text().notNull(),
  submittedAt: moment().defaultNow(),
  /** Submitted in the demo; production ignores it. */
  isDemo: boolean().notNull().default(false),
})

export const signInAttempts = pgTable(
  'sign_in_attempts',
  {
    agencyId: uuid()
      .notNull()
      .references(() => agencies.id),
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    accountHash: text().notNull(),
    address: text().notNull(),
    attemptedAt: moment(),
    kind: text().notNull().default('signIn'),
    site: text().notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.agencyId, table.id] }),
    index('sign_in_attempts_account_idx').on(table.agencyId, table.accountHash, table.attemptedAt),
    index('sign_in_attempts_address_idx').on(table.address, table.attemptedAt),
    index('sign_in_attempts_recipient_idx').on(table.accountHash, table.attemptedAt),
    index('sign_in_attempts_site_idx').on(table.site, table.attemptedAt),
    index('sign_in_attempts_attempted_at_idx').on(table.attemptedAt),
  ],
)

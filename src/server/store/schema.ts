import {
  bigint,
  boolean,
  customType,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type { AgencyContent } from './agency-content.ts'

// The tables as the queries see them. The SQL in migrations/ makes them; schema.test.ts compares the two.

const bytes = customType<{ data: Uint8Array<ArrayBuffer>; driverData: Uint8Array<ArrayBuffer> }>({
  dataType: () => 'bytea',
})
const moment = () => timestamp({ withTimezone: true, mode: 'date' }).notNull()
const momentOrNever = () => timestamp({ withTimezone: true, mode: 'date' })

/** The registry of agencies; with `hosts` and `platformState` the only tables the platform role may write. */
export const agencies = pgTable('agencies', {
  id: uuid().primaryKey(),
  slug: text().notNull().unique(),
  createdAt: moment().defaultNow(),
})

export const hosts = pgTable(
  'hosts',
  {
    host: text().primaryKey(),
    agencyId: uuid()
      .notNull()
      .references(() => agencies.id),
  },
  (table) => [index('hosts_agency_id_idx').on(table.agencyId)],
)

/** Facts about the database itself, such as having served in production. */
export const platformState = pgTable('platform_state', {
  key: text().primaryKey(),
  value: text().notNull(),
})

/** What was published, for ever: a trigger refuses update and delete. */
export const agencyVersions = pgTable(
  'agency_versions',
  {
    agencyId: uuid()
      .notNull()
      .references(() => agencies.id),
    version: integer().notNull(),
    document: jsonb().$type<AgencyContent>().notNull(),
    contentHash: text().notNull(),
    note: text().notNull(),
    actor: text().notNull(),
    createdAt: moment().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.agencyId, table.version] })],
)

/** The one version of each agency that visitors get. */
export const agencyPointer = pgTable(
  'agency_pointer',
  {
    agencyId: uuid().primaryKey(),
    version: integer().notNull(),
    movedAt: moment().defaultNow(),
  },
  (table) => [
    foreignKey({
      columns: [table.agencyId, table.version],
      foreignColumns: [agencyVersions.agencyId, agencyVersions.version],
    }),
  ],
)

/** The state of the tenant's folder when it was last imported, and the version that came of it. */
export const tenantImports = pgTable(
  'tenant_imports',
  {
    agencyId: uuid().primaryKey(),
    folderHash: text().notNull(),
    version: integer().notNull(),
    importedAt: moment().defaultNow(),
  },
  (table) => [
    foreignKey({
      columns: [table.agencyId, table.version],
      foreignColumns: [agencyVersions.agencyId, agencyVersions.version],
    }),
  ],
)

export const assets = pgTable(
  'assets',
  {
    agencyId: uuid()
      .notNull()
      .references(() => agencies.id),
    hash: text().notNull(),
    contentType: text().notNull(),
    bytes: bytes().notNull(),
    createdAt: moment().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.agencyId, table.hash] })],
)

export const userTypes = ['Traveller', 'AgencyOwner', 'Admin', 'SalesAgent'] as const
/** Who works for an agency. */
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
    /** Null for people who sign in through the agency's single sign-on only. */
    passwordHash: text(),
    userType: text({ enum: userTypes }).notNull(),
    isRestricted: boolean().notNull().default(false),
    firstName: text().notNull(),
    lastName: text().notNull(),
    language: text(),
    currency: text(),
    /** Seeded with the published demo password; does not exist for a server in production mode. */
    isDemo: boolean().notNull().default(false),
    createdAt: moment().defaultNow(),
    /** Null until the person has shown that the address is theirs; they are not let in before. */
    emailVerifiedAt: momentOrNever(),
    /** False when an owner has shut the person out: no session of theirs counts. */
    isActive: boolean().notNull().default(true),
    /** Hash of the picture among the agency's assets. */
    pictureHash: text(),
    phone: text().notNull().default(''),
    /** The wallet is offered (spec §3, isRewardWalletEnable). */
    isRewardWalletEnable: boolean().notNull().default(false),
    /** What a traveller was asked to be for the agency and has not taken yet. */
    invitedAs: text({ enum: agentTypes }),
    invitedRestricted: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.agencyId, table.id] }),
    unique('users_agency_id_email_key').on(table.agencyId, table.email),
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
    /** What a person sees and ends the session by; the token's hash is shown to nobody. */
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

export const accountTokenPurposes = ['verify', 'reset', 'invite', 'handover'] as const

/** Links and tokens that prove something once: an address, a forgotten password, an invitation, a way to another site. */
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
  },
  (table) => [
    primaryKey({ columns: [table.agencyId, table.tokenHash] }),
    foreignKey({
      columns: [table.agencyId, table.userId],
      foreignColumns: [users.agencyId, users.id],
    }).onDelete('cascade'),
    index('account_tokens_user_idx').on(table.agencyId, table.userId, table.purpose),
    index('account_tokens_expiry_idx').on(table.agencyId, table.expiresAt),
  ],
)

/** The outbox: written in the transaction of the mail's cause, emptied by the sender. */
export const mails = pgTable(
  'mails',
  {
    agencyId: uuid()
      .notNull()
      .references(() => agencies.id),
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    recipient: text().notNull(),
    kind: text().notNull(),
    language: text().notNull(),
    subject: text().notNull(),
    html: text().notNull(),
    body: text().notNull(),
    replyTo: text(),
    createdAt: moment(),
    sentAt: momentOrNever(),
    attempts: integer().notNull().default(0),
    lastError: text(),
    /** Null for what is sent, given up, or never to be sent. */
    nextAttemptAt: momentOrNever(),
  },
  (table) => [
    primaryKey({ columns: [table.agencyId, table.id] }),
    index('mails_due_idx').on(table.nextAttemptAt),
  ],
)

/** Who people are at the providers they sign in with (OpenID Connect). */
export const identities = pgTable(
  'identities',
  {
    agencyId: uuid().notNull(),
    issuer: text().notNull(),
    subject: text().notNull(),
    userId: uuid().notNull(),
    createdAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.agencyId, table.issuer, table.subject] }),
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
    /** Of the state and of the browser's mark together. */
    stateHash: text().notNull(),
    provider: text().notNull(),
    nonce: text().notNull(),
    codeVerifier: text().notNull(),
    returnTo: text().notNull(),
    /** The client's, so that nobody fills the table alone; it goes with the row, ten minutes later at most. */
    address: text().notNull(),
    expiresAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.agencyId, table.stateHash] }),
    index('sso_attempts_expiry_idx').on(table.agencyId, table.expiresAt),
    index('sso_attempts_address_idx').on(table.agencyId, table.address),
  ],
)

/** What an agency owner tells the platform once (spec §3, business-info payload). */
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
  },
  (table) => [
    primaryKey({ columns: [table.agencyId, table.id] }),
    index('sign_in_attempts_account_idx').on(table.agencyId, table.accountHash, table.attemptedAt),
    index('sign_in_attempts_address_idx').on(table.address, table.attemptedAt),
  ],
)

/** Who changed what, with hashes of before and after; append-only. */
export const auditLog = pgTable(
  'audit_log',
  {
    agencyId: uuid()
      .notNull()
      .references(() => agencies.id),
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    at: moment().defaultNow(),
    actor: text().notNull(),
    action: text().notNull(),
    beforeHash: text(),
    afterHash: text(),
  },
  (table) => [primaryKey({ columns: [table.agencyId, table.id] })],
)

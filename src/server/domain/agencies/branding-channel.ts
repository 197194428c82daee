import { sql } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'

/** The NOTIFY channel on which servers announce changes of agencies' drafts. */
export const brandingChannel = 'livery_branding'

/**
 * An event of an agency's draft: `draft` changed, `discarded`, `published` another version. Other senders on the
 * channel have their own kinds.
 */
export interface BrandingNews {
  readonly agencyId: string
  readonly kind: string
  readonly revision?: number
  readonly version?: number
  readonly by?: { readonly id: string; readonly name: string }
  readonly [more: string]: unknown
}

/** Receives the news, or null if some may have been missed. */
export type BrandingListener = (news: BrandingNews | null) => void

/** Announces news of agencies' drafts to the servers of a database. */
export interface BrandingChannel {
  /**
   * Calls the listener on every server of this database for each event of a draft, and with null if some may have
   * been missed. Returns the function that ends it.
   */
  onBranding(listener: BrandingListener): () => void
  /** Sends every server news other than changes, such as who is editing which field. */
  tellBranding(news: BrandingNews): Promise<void>
}

/** A message of the database has room for 8000 bytes. */
const MOST_BYTES = 7_900

/**
 * Announces news to every server, including this one, when the transaction commits. Throws a `RangeError` for news
 * that is too long to send.
 */
export async function announceBranding(tx: Transaction, news: BrandingNews): Promise<void> {
  const text = JSON.stringify(news)
  if (Buffer.byteLength(text) > MOST_BYTES) throw new RangeError('news of a draft are too long to send')
  await tx.execute(sql`select pg_notify(${brandingChannel}, ${text})`)
}

/** Returns the news in a message of the channel. */
export function readBranding(payload: string): BrandingNews {
  return JSON.parse(payload) as BrandingNews
}

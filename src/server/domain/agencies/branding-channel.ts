import { sql } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'

/** The NOTIFY channel on which servers tell each other what happens to agencies' drafts. */
export const brandingChannel = 'livery_branding'

/**
 * What happened to an agency's draft: `draft` it was changed, `discarded` taken back, `published` there is another
 * published version. Others who tell something there have kinds of their own.
 */
export interface BrandingNews {
  readonly agencyId: string
  readonly kind: string
  readonly revision?: number
  readonly version?: number
  readonly by?: { readonly id: string; readonly name: string }
  readonly [more: string]: unknown
}

/** Takes the news, or null where some may have been missed. */
export type BrandingListener = (news: BrandingNews | null) => void

/** What tells the servers of a database about agencies' drafts. */
export interface BrandingChannel {
  /**
   * Calls the listener on every server of this database with what happens to agencies' drafts, and with null where some of
   * it may have been missed; gives the function that ends it.
   */
  onBranding(listener: BrandingListener): () => void
  /** Tells every server something beside the changes themselves, such as who is at which field. */
  tellBranding(news: BrandingNews): Promise<void>
}

/** A message of the database has room for 8000 bytes. */
const MOST_BYTES = 7_900

/** Tells every server, this one included, what happened; sent when the transaction commits. Throws a `RangeError` for news too long to be sent. */
export async function announceBranding(tx: Transaction, news: BrandingNews): Promise<void> {
  const text = JSON.stringify(news)
  if (Buffer.byteLength(text) > MOST_BYTES) throw new RangeError('news of a draft are too long to be told')
  await tx.execute(sql`select pg_notify(${brandingChannel}, ${text})`)
}

/** Takes a message of the channel and gives the news. */
export function readBranding(payload: string): BrandingNews {
  return JSON.parse(payload) as BrandingNews
}

import { sql } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'

/** The NOTIFY channel on which servers announce what to drop from caches. */
export const publicationChannel = 'livery_publications'

const hostsChanged = 'hosts'

/** Announces a new published version to every server, including this one, when the transaction commits. */
export async function announcePublished(tx: Transaction, agencyId: string): Promise<void> {
  await tx.execute(sql`select pg_notify(${publicationChannel}, ${agencyId})`)
}

/** Announces changed host names to every server, including this one, when the transaction commits. */
export async function announceHosts(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_notify(${publicationChannel}, ${hostsChanged})`)
}

/** Returns the agency that a message of the channel is about, or null if it is about the hosts. */
export function readAnnouncement(payload: string): string | null {
  return payload === hostsChanged ? null : payload
}

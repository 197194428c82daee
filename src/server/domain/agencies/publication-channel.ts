import { sql } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'

/** The NOTIFY channel on which servers tell each other what to forget. */
export const publicationChannel = 'livery_publications'

const hostsChanged = 'hosts'

/** Tells every server, this one included, that an agency has a new published version; sent when the transaction commits. */
export async function announcePublished(tx: Transaction, agencyId: string): Promise<void> {
  await tx.execute(sql`select pg_notify(${publicationChannel}, ${agencyId})`)
}

/** Tells every server that host names may lead elsewhere now; sent when the transaction commits. */
export async function announceHosts(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_notify(${publicationChannel}, ${hostsChanged})`)
}

/** Takes a message of the channel and gives the agency it is about, or null when it is about the hosts. */
export function readAnnouncement(payload: string): string | null {
  return payload === hostsChanged ? null : payload
}

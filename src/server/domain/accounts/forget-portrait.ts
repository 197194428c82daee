import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import { agencyVersions, assets } from '../agencies/agency-schema.ts'
import { users } from './people-schema.ts'

/** Who takes a picture away and who chooses the same one come one after the other: none names bytes that went. */
export async function portraitsOneByOne(tx: Transaction, agencyId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`livery portraits ${agencyId}`}, 0))`)
}

/** Takes the hash of a picture that somebody had, and deletes its bytes unless somebody else has the same or a page shows it. */
export async function forgetPortrait(tx: Transaction, agencyId: string, hash: string): Promise<void> {
  const ofSomebody = and(eq(users.agencyId, agencyId), eq(users.pictureHash, hash))
  if ((await tx.$count(users, ofSomebody)) > 0) return
  if ((await tx.$count(agencyVersions, shows(agencyId, hash))) > 0) return
  await tx.delete(assets).where(and(eq(assets.agencyId, agencyId), eq(assets.hash, hash)))
}

/** Gives the condition under which a version of the agency's pages shows a file. */
export function shows(agencyId: string, hash: string): SQL | undefined {
  const named = sql`${agencyVersions.document}::text like ${`%/media/${hash}.%`}`
  return and(eq(agencyVersions.agencyId, agencyId), named)
}

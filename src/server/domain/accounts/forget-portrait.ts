import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import { agencyVersions, assets } from '../agencies/agency-schema.ts'
import { users } from './people-schema.ts'

/** Serialises removing and choosing portraits, so that no record refers to deleted bytes. */
export async function portraitsOneByOne(tx: Transaction, agencyId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`livery portraits ${agencyId}`}, 0))`)
}

/** Deletes the bytes of a person's former picture unless another person or a page uses it. */
export async function forgetPortrait(tx: Transaction, agencyId: string, hash: string): Promise<void> {
  const ofSomebody = and(eq(users.agencyId, agencyId), eq(users.pictureHash, hash))
  if ((await tx.$count(users, ofSomebody)) > 0) return
  if ((await tx.$count(agencyVersions, shows(agencyId, hash))) > 0) return
  await tx.delete(assets).where(and(eq(assets.agencyId, agencyId), eq(assets.hash, hash)))
}

/** Returns the condition that a version of the agency's pages shows a file. */
export function shows(agencyId: string, hash: string): SQL | undefined {
  const named = sql`${agencyVersions.document}::text like ${`%/media/${hash}.%`}`
  return and(eq(agencyVersions.agencyId, agencyId), named)
}

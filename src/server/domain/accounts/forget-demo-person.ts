import { and, eq, type SQL } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import { forgetPortrait, portraitsOneByOne } from './forget-portrait.ts'
import { users } from './people-schema.ts'

/**
 * Deletes a demo person, with sessions, links, identities and picture, so that its address or identity is free in
 * production. The demo never opens a database again that served in production.
 */
export async function forgetDemoPerson(
  tx: Transaction,
  agencyId: string,
  condition: SQL | undefined,
): Promise<void> {
  const deleted = await tx
    .delete(users)
    .where(and(eq(users.agencyId, agencyId), eq(users.isDemo, true), condition))
    .returning({ picture: users.pictureHash })
  const pictures = deleted.flatMap(({ picture }) => picture ?? [])
  if (pictures.length > 0) await portraitsOneByOne(tx, agencyId)
  for (const hash of pictures) await forgetPortrait(tx, agencyId, hash)
}

import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import type { AgencyContent } from '../agencies/agency-content.ts'
import { agencyVersions } from '../agencies/agency-schema.ts'

/** Returns the content of a version of the transaction's agency; throws if there is no such version. */
export async function readVersionContent(
  tx: Transaction,
  agencyId: string,
  version: number,
): Promise<AgencyContent> {
  const [row] = await tx
    .select({ document: agencyVersions.document })
    .from(agencyVersions)
    .where(and(eq(agencyVersions.agencyId, agencyId), eq(agencyVersions.version, version)))
  if (row === undefined) throw new Error(`there is no version ${version}`)
  return row.document
}

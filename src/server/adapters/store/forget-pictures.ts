import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import { portraitsOneByOne } from '../../domain/accounts/forget-portrait.ts'
import { users } from '../../domain/accounts/people-schema.ts'
import { agencyVersions, assets } from '../../domain/agencies/agency-schema.ts'
import { drafts, schedules } from '../../domain/site-settings/branding-schema.ts'
import { lockBranding } from '../../domain/site-settings/lock-branding.ts'

/**
 * Marks which files of an agency are used by its draft, any version, a plan or a person, and deletes those unused for
 * 30 days. An undo to a deleted one is refused, like any unknown picture. Versions keep their files for ever, because
 * the history can restore them; a shared link shows the draft.
 */
export async function forgetPictures(tx: Transaction, agencyId: string): Promise<void> {
  // The lock keeps the draft and profiles from using one of them meanwhile.
  await lockBranding(tx, agencyId)
  await portraitsOneByOne(tx, agencyId)
  await tx.execute(sql`
    update ${assets} set named_at = now() where agency_id = ${agencyId} and hash in (
      select found[1] from (
        select document::text from ${agencyVersions} where agency_id = ${agencyId}
        union all select document::text from ${drafts} where agency_id = ${agencyId}
        union all select changes::text from ${schedules} where agency_id = ${agencyId}
      ) as told (words), regexp_matches(words, '/media/([0-9a-f]{16})[.]', 'g') as found
      union select picture_hash from ${users} where agency_id = ${agencyId} and picture_hash is not null
    )`)
  const isPast = sql`${assets.namedAt} < now() - interval '30 days'`
  await tx.delete(assets).where(and(eq(assets.agencyId, agencyId), isPast))
}

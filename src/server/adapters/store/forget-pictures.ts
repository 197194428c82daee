import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import { portraitsOneByOne } from '../../domain/accounts/forget-portrait.ts'
import { users } from '../../domain/accounts/people-schema.ts'
import { agencyVersions, assets } from '../../domain/agencies/agency-schema.ts'
import { drafts, schedules } from '../../domain/site-settings/branding-schema.ts'
import { lockBranding } from '../../domain/site-settings/lock-branding.ts'

/**
 * Notes of an agency's files which are named by its draft, by a version that ever was, by a plan or a person, and deletes
 * those that nothing has named for 30 days: they were sent, and thought better of; a step back to one is refused then, as
 * any picture that is not there. A version keeps its files for ever, since whoever looks at the history may bring it back; a
 * shared link shows the draft.
 */
export async function forgetPictures(tx: Transaction, agencyId: string): Promise<void> {
  // Nobody writes one of them into the draft, or chooses it as a face, meanwhile.
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

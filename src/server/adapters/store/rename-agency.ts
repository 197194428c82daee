import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import { lockImports } from '../../db/lock-imports.ts'
import { enterAgency, enterPlatform } from '../../db/scope.ts'
import { users } from '../../domain/accounts/people-schema.ts'
import { agencies } from '../../domain/agencies/agency-schema.ts'
import { appendAudit } from '../../domain/agencies/audit-repository.ts'
import { announceHosts } from '../../domain/agencies/publication-channel.ts'
import { publishedHash } from '../../domain/site-settings/publish-version.ts'
import { SlugBlocked } from '../../domain/tenant-folders/slug-blocked.ts'
import { blockedSlugs } from './blocked-slugs.ts'
import { isServed } from './platform-repository.ts'

/** Another agency has the slug; nothing was changed. */
export class SlugTaken extends Error {
  override readonly name = 'SlugTaken'
}

/** Gives an agency another slug in a transaction of the platform's scope; see `AgencyRegistry.rename`. */
export async function renameAgency(
  tx: Transaction,
  slug: string,
  newSlug: string,
  isDemo: boolean,
): Promise<void> {
  await lockImports(tx)
  const idOf = async (one: string) => {
    const [row] = await tx.select({ id: agencies.id }).from(agencies).where(isServed(one))
    return row?.id
  }
  const id = await idOf(slug)
  if (id === undefined) throw new Error(`there is no agency ${slug}`)
  if ((await idOf(newSlug)) !== undefined) throw new SlugTaken(`There is an agency ${newSlug} already.`)
  if ((await blockedSlugs(tx, [newSlug], isDemo)).size > 0) throw new SlugBlocked(newSlug)
  await tx.update(agencies).set({ slug: newSlug }).where(eq(agencies.id, id))
  await announceHosts(tx)
  await enterAgency(tx, id)
  if (isDemo) await renamePeople(tx, slug, newSlug)
  const hash = (await publishedHash(tx, id))?.contentHash ?? null
  await appendAudit(tx, id, { actor: 'operator', action: 'agency.rename', beforeHash: hash, afterHash: hash })
  await enterPlatform(tx)
}

/** The demo's people have addresses that end with the slug. */
async function renamePeople(tx: Transaction, slug: string, newSlug: string): Promise<void> {
  const [from, to] = [`@${slug}.example`, `@${newSlug}.example`]
  await tx
    .update(users)
    .set({ email: sql`left(${users.email}, -${from.length}::integer) || ${to}` })
    .where(and(eq(users.isDemo, true), sql`right(${users.email}, ${from.length}::integer) = ${from}`))
}

import { and, eq, exists, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import type { Scope } from '../../db/scope.ts'
import { shows } from '../../domain/accounts/forget-portrait.ts'
import { users } from '../../domain/accounts/people-schema.ts'
import { existing } from '../../domain/accounts/person.ts'
import { agencyVersions, assets } from '../../domain/agencies/agency-schema.ts'
import type { AssetRepository } from '../../domain/pictures/asset.ts'
import { assetHash } from '../../domain/pictures/asset-hash.ts'

/** Returns the files of the scope's agency; `demoPeople` as for its people, whose pictures they include. */
export function assetRepository(agencyId: string, scope: Scope, demoPeople: boolean): AssetRepository {
  const having = (hash: string) => eq(users.pictureHash, hash)
  const portrait = (tx: Transaction, hash: string) =>
    tx
      .select({ id: users.id })
      .from(users)
      .where(existing(agencyId, demoPeople, having(hash)))
  /** No visible person has it and no page shows it: it is the picture of a person of the demo. */
  async function isHidden(tx: Transaction, hash: string): Promise<boolean> {
    if (demoPeople || (await tx.$count(users, existing(agencyId, true, having(hash)))) === 0) return false
    return (await tx.$count(agencyVersions, shows(agencyId, hash))) === 0
  }
  return {
    async find(hash) {
      const { contentType, bytes } = assets
      const row = await scope(async (tx) => {
        const [found] = await tx
          .select({ contentType, bytes, isPortrait: exists(portrait(tx, hash)) })
          .from(assets)
          .where(and(eq(assets.agencyId, agencyId), eq(assets.hash, hash)))
        return found && !found.isPortrait && (await isHidden(tx, hash)) ? undefined : found
      })
      // The driver's buffers may share one block of memory; a copy contains only these bytes.
      if (row === undefined) return null
      const asset = { contentType: row.contentType, bytes: new Uint8Array(row.bytes) }
      return row.isPortrait ? { ...asset, isPortrait: true } : asset
    },
    async add({ contentType, bytes }) {
      const hash = assetHash(bytes)
      await scope((tx) =>
        tx
          .insert(assets)
          .values({ agencyId, hash, contentType, bytes })
          .onConflictDoUpdate({ target: [assets.agencyId, assets.hash], set: { namedAt: sql`now()` } }),
      )
      return hash
    },
  }
}

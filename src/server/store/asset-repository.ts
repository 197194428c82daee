import { and, eq, exists } from 'drizzle-orm'
import { assetHash } from './asset-hash.ts'
import type { Transaction } from './database.ts'
import { users } from './people-schema.ts'
import { assets } from './schema.ts'
import type { Scope } from './scope.ts'

export interface Asset {
  contentType: string
  /** Set by `find` for a picture of one of the agency's people, who may take it away again. */
  isPortrait?: true
  bytes: Uint8Array<ArrayBuffer>
}

/** One agency's files, kept by content: the address of a file never serves anything else. */
export interface AssetRepository {
  /** Takes the hash from an address `/media/<hash>.<extension>`. */
  find(hash: string): Promise<Asset | null>
  /** Gives the hash; a file that is there already is left as it is. */
  add(asset: Asset): Promise<string>
}

/** Gives the files of the scope's agency. */
export function assetRepository(agencyId: string, scope: Scope): AssetRepository {
  const portrait = (tx: Transaction, hash: string) =>
    tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.agencyId, agencyId), eq(users.pictureHash, hash)))
  return {
    async find(hash) {
      const { contentType, bytes } = assets
      const [row] = await scope((tx) =>
        tx
          .select({ contentType, bytes, isPortrait: exists(portrait(tx, hash)) })
          .from(assets)
          .where(and(eq(assets.agencyId, agencyId), eq(assets.hash, hash))),
      )
      // Buffers of the driver may share one block of memory; a copy is bytes and nothing else.
      if (row === undefined) return null
      const asset = { contentType: row.contentType, bytes: new Uint8Array(row.bytes) }
      return row.isPortrait ? { ...asset, isPortrait: true } : asset
    },
    async add({ contentType, bytes }) {
      const hash = assetHash(bytes)
      await scope((tx) =>
        tx.insert(assets).values({ agencyId, hash, contentType, bytes }).onConflictDoNothing(),
      )
      return hash
    },
  }
}

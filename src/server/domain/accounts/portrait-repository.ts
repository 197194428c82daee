import { eq } from 'drizzle-orm'
import type { Scope } from '../../db/scope.ts'
import { isUuid } from '../../kernel/ids/is-uuid.ts'
import { assets } from '../agencies/agency-schema.ts'
import type { Asset } from '../pictures/asset.ts'
import { assetHash } from '../pictures/asset-hash.ts'
import { forgetPortrait, portraitsOneByOne } from './forget-portrait.ts'
import { users } from './people-schema.ts'
import { existing, setPerson, type User } from './person.ts'

/** The pictures of one agency's people. */
export interface PortraitRepository {
  /**
   * Sets or, with null, removes a person's picture. The previous bytes are deleted unless another person or the
   * agency's pages use them. Null if the id is unknown or of another agency.
   */
  set(userId: string, picture: Asset | null): Promise<User | null>
}

/** Returns the pictures of the scope's agency; `demoPeople` as for its people. */
export function portraitRepository(agencyId: string, scope: Scope, demoPeople: boolean): PortraitRepository {
  return {
    async set(wanted, picture) {
      if (!isUuid(wanted)) return null
      return scope(async (tx) => {
        await portraitsOneByOne(tx, agencyId)
        const isPerson = existing(agencyId, demoPeople, eq(users.id, wanted))
        const [before] = await tx.select({ hash: users.pictureHash }).from(users).where(isPerson)
        if (before === undefined) return null
        const hash = picture && assetHash(picture.bytes)
        if (picture && hash) {
          const { contentType, bytes } = picture
          await tx.insert(assets).values({ agencyId, hash, contentType, bytes }).onConflictDoNothing()
        }
        const user = await setPerson(tx, isPerson, { pictureHash: hash })
        if (before.hash !== null && before.hash !== hash) await forgetPortrait(tx, agencyId, before.hash)
        return user
      })
    },
  }
}

import type { AgencyRepositories } from '../../../adapters/store/agency-repositories.ts'
import { ownProfile } from '../../../domain/accounts/own-profile.ts'
import type { User } from '../../../domain/accounts/person.ts'
import { noteChange } from '../../../domain/agencies/note-change.ts'
import type { Asset } from '../../../domain/pictures/asset.ts'
import { unlessStopped } from '../../../domain/pictures/drawing-stopped.ts'
import { pictureType } from '../../../domain/pictures/picture-type.ts'
import { type Raster, rasterInTurn } from '../../../domain/pictures/raster.ts'
import { Problem } from '../../../kernel/errors/problem.ts'
import type { FairLimiter } from '../../../kernel/limits/fair-limiter.ts'
import { requirePerson } from '../../request-context/require-person.ts'
import type { Call, Routes } from '../../request-context/route.ts'

export interface PortraitRouteDependencies {
  ofAgency: (agencyId: string) => Pick<AgencyRepositories, 'transaction'>
  raster: Raster | undefined
  drawings: FairLimiter
}

type PictureOperations = 'putProfilePicture' | 'deleteProfilePicture'

/** Bytes that an uploaded picture may have. */
const MOST_BYTES = 2 * 1024 * 1024

/**
 * Makes the routes for the caller's own picture. Its type is read from its bytes. It is redrawn as a square of 256
 * pixels, without the camera's metadata. Source: security, 11.
 */
export function portraitRoutes(dependencies: PortraitRouteDependencies): Pick<Routes, PictureOperations> {
  async function keep(call: Call<PictureOperations>, id: string, picture: Asset | null) {
    const user = await dependencies.ofAgency(call.agency.id).transaction(async (records) => {
      const before = await records.users.find(id)
      const after = await records.portraits.set(id, picture)
      if (before !== null && after !== null) {
        const changed = { before: pictureOf(before), after: pictureOf(after) }
        await noteChange(records, id, 'user.picture', changed)
      }
      return after
    })
    if (user === null)
      throw new Problem({
        code: 'not_found',
        detail: 'This account no longer exists. Log in with another account, or sign up.',
      })
    return { data: ownProfile(user, call.agency.agency) }
  }

  return {
    async putProfilePicture(call) {
      const id = requirePerson(call)
      const { raster } = dependencies
      if (!raster) throw new Problem({ code: 'forbidden', detail: 'This server cannot process pictures.' })
      const sent = decoded(call.body.data)
      const turn = { group: call.agency.id, member: id }
      const own = rasterInTurn(raster, turn, call.signal)
      const draw = () => unlessStopped(own.portrait(sent), () => null)
      const square = await dependencies.drawings.run(draw, turn, call.signal)
      if (square === null) throw refused('must be a whole picture of at most 16 million pixels')
      return keep(call, id, { contentType: 'image/webp', bytes: square })
    },
    deleteProfilePicture: async (call) => keep(call, requirePerson(call), null),
  }
}

function pictureOf({ pictureHash }: User) {
  return { pictureHash }
}

function decoded(data: string): Uint8Array<ArrayBuffer> {
  const bytes = bytesOf(data)
  if (bytes.length > MOST_BYTES) throw refused('must be base64 of at most 2 MB')
  if (pictureType(bytes) === null) throw refused('must be a PNG, JPEG, WebP, GIF or AVIF picture')
  return bytes
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
  } catch {
    throw refused('must be base64 of at most 2 MB')
  }
}

function refused(reason: string): Problem {
  return new Problem({
    code: 'validation_failed',
    detail: `The picture ${reason}.`,
    errors: [{ field: 'data', reason }],
  })
}

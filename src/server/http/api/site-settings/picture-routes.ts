import type { AgencyRepositories } from '../../../adapters/store/agency-repositories.ts'
import { noteChange } from '../../../domain/agencies/note-change.ts'
import { type Raster, rasterInTurn } from '../../../domain/pictures/raster.ts'
import { cutPicture, type StoredPicture, storedPicture } from '../../../domain/pictures/stored-picture.ts'
import { agencyPicture } from '../../../domain/site-settings/files/agency-picture.ts'
import { Problem } from '../../../kernel/errors/problem.ts'
import type { FairLimiter } from '../../../kernel/limits/fair-limiter.ts'
import { requireEditor } from '../../request-context/require-editor.ts'
import type { Call, Routes } from '../../request-context/route.ts'

export interface PictureRouteDependencies {
  ofAgency: (agencyId: string) => Pick<AgencyRepositories, 'transaction' | 'assets'>
  raster: Raster | undefined
  /** Drawings queue fairly by agency. */
  drawings: FairLimiter
}

type PictureOperations = 'storePicture' | 'cropPicture'

/**
 * Makes the routes for an agency's pictures: one is stored as sent, redrawn, or cut from another. Each has an address
 * by its content, and no page shows it until a draft that names it is published. Source: security, 11.
 */
export function brandingPictureRoutes(
  dependencies: PictureRouteDependencies,
): Pick<Routes, PictureOperations> {
  async function store(
    call: Call<PictureOperations>,
    draw: (raster: Raster) => Promise<StoredPicture | { reason: string }>,
    field: string,
  ) {
    const { id } = requireEditor(call)
    const { raster } = dependencies
    if (!raster) throw new Problem({ code: 'forbidden', detail: 'This server cannot process pictures.' })
    const agency = dependencies.ofAgency(call.agency.id)
    const turn = { group: call.agency.id, member: id }
    const own = rasterInTurn(raster, turn, call.signal)
    const picture = await dependencies.drawings.run(() => draw(own), turn, call.signal)
    if ('reason' in picture) throw refused(field, picture.reason)
    const { asset, ...data } = picture
    await agency.transaction(async (records) => {
      await records.assets.add(asset)
      const after = { address: data.address, contentType: asset.contentType }
      await noteChange(records, id, 'branding.picture', { before: null, after })
    })
    return { data: { ...data, contentType: asset.contentType } }
  }

  return {
    storePicture: (call) => store(call, (raster) => storedPicture(raster, call.body, call.query.for), 'body'),
    async cropPicture(call) {
      const { address, ...part } = call.body
      for (const [from, length, edge] of [
        ['x', 'width', 'right'],
        ['y', 'height', 'lower'],
      ] as const) {
        if (part[from] + part[length] > 1.000001) throw refused(length, `reaches past the ${edge} edge`)
      }
      const cut = async (raster: Raster) => {
        const asset = await agencyPicture(dependencies.ofAgency(call.agency.id).assets, address)
        if (asset === null) return { reason: 'is no picture that was stored for this agency' }
        return cutPicture(raster, asset, part)
      }
      return store(call, cut, 'address')
    },
  }
}

function refused(field: string, reason: string): Problem {
  return new Problem({
    code: 'validation_failed',
    detail: `The picture cannot be used: ${field} ${reason}.`,
    errors: [{ field, reason }],
  })
}

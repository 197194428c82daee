import { rasterInTurn } from '../../../domain/pictures/raster.ts'
import { storedPalette } from '../../../domain/pictures/stored-picture.ts'
import { agencyPicture } from '../../../domain/site-settings/files/agency-picture.ts'
import { Problem } from '../../../kernel/errors/problem.ts'
import { createBoundedCache } from '../../../kernel/limits/bounded-cache.ts'
import { requireEditor } from '../../request-context/require-editor.ts'
import type { Routes } from '../../request-context/route.ts'
import type { PictureRouteDependencies } from './picture-routes.ts'

type Palette = Awaited<ReturnType<typeof storedPalette>>

/** Palettes that a process caches: at most eight colours each. */
const KEPT = 500

/**
 * Makes the route that returns the colours of a stored picture. An address never shows another picture, so each is
 * analysed once. A picture of another agency, or of a person, does not exist (404). Source: security, 11.
 */
export function paletteRoute({
  ofAgency,
  raster,
  drawings,
}: Pick<PictureRouteDependencies, 'ofAgency' | 'raster' | 'drawings'>): Routes['getPicturePalette'] {
  const palettes = createBoundedCache<Palette>(KEPT)
  return async (call) => {
    if (!raster) throw new Problem({ code: 'forbidden', detail: 'This server cannot process pictures.' })
    const { id: member } = requireEditor(call)
    const { id } = call.agency
    const { address } = call.query
    const asset = await agencyPicture(ofAgency(id).assets, address)
    if (asset === null) throw new Problem({ code: 'not_found', detail: 'The agency has no such picture.' })
    // The first caller's abort does not end the work, since others wait for the same palette.
    const turn = { group: id, member: `${member} palettes` }
    const analyse = () => drawings.run(() => storedPalette(rasterInTurn(raster, turn), asset), turn)
    return { data: await palettes.get(`${id} ${address}`, analyse) }
  }
}

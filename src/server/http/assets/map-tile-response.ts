import type { Earth } from '../../../../packages/geography/earth/earth-file.ts'
import type { Geo } from '../../../../packages/geography/geo.ts'
import { MAP_EDITION, readTilePath, tilePath } from '../../../contract/map-tile.ts'
import { within } from '../../../tenant/stored-target.ts'
import { mapTile } from '../../domain/pictures/map-tile.ts'
import { Problem } from '../../kernel/errors/problem.ts'
import { redirect } from '../http-messages/redirect.ts'

export interface MapSources {
  readEarth: () => Promise<Earth>
  geo: Pick<Geo, 'citiesIn' | 'nameIn'>
}

/**
 * Returns the tile of a `/map/…` address, which never changes: its address names the edition of the data. A tile of
 * another edition redirects to the current one; any other address is 404.
 */
export async function mapTileResponse(path: string, { readEarth, geo }: MapSources): Promise<Response> {
  const asked = readTilePath(path)
  if (!asked) throw new Problem({ code: 'not_found', detail: 'There is no part of the map at this address.' })
  const { tile, language, edition } = asked
  if (edition !== MAP_EDITION) {
    return redirect(302, within(tilePath(tile, language)))
  }
  return Response.json(mapTile({ earth: await readEarth(), geo }, tile, language), {
    headers: { 'cache-control': 'public, max-age=31536000, immutable' },
  })
}

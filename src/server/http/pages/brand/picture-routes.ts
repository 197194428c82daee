import { type Context, Hono } from 'hono'
import { internalPath } from '../../../../tenant/internal-path.ts'
import type { Store } from '../../../adapters/store/store.ts'
import {
  type Brand,
  brandMark,
  cardAddress,
  heroScene,
  type IconName,
  icons,
  parseCardAddress,
} from '../../../domain/pictures/brand-address.ts'
import { createBrandPictures, noPicture, type PictureOwner } from '../../../domain/pictures/brand-pictures.ts'
import { namedPictures } from '../../../domain/pictures/named-pictures.ts'
import type { Raster } from '../../../domain/pictures/raster.ts'
import type { Log } from '../../../kernel/log/log.ts'
import { pictureResponse } from '../../assets/asset-routes.ts'
import type { AppEnv } from '../../request-context/app-env.ts'
import { answerConditionally } from '../discovery/answer-conditionally.ts'

export interface PictureRoutesDependencies {
  store: Pick<Store, 'forAgency'>
  raster: Raster
  log: Log
}

/**
 * Answers the pictures that are drawn for an agency: `/cards/…` for shared pages, `/icons/…` for the installed site,
 * `/favicon.ico`. A card that no page of the agency names is 404; an address from before the agency's last change
 * redirects to the current one.
 */
export function pictureRoutes({ store, raster, log }: PictureRoutesDependencies): Hono<AppEnv> {
  const routes = new Hono<AppEnv>()
  const pictures = createBrandPictures({ raster, log })
  const ownerOf = (c: Context<AppEnv>): PictureOwner & { mark: string } => {
    c.set('area', 'asset')
    const { agency } = c.get('caller').agency
    return { agency, assets: store.forAgency(agency.id).assets, mark: brandMark(agency) }
  }

  routes.get('/cards/*', async (c) => {
    const { mark, ...owner } = ownerOf(c)
    const { pathname, search } = new URL(c.req.url)
    const asked = parseCardAddress(pathname, search)
    if (asked === null) throw noPicture()
    const isNamed = namedPictures(c.get('caller').agency).has(asked.image)
    if (asked.mark !== mark) {
      // Cards that were shared before the agency chose another scene show the current one.
      return leadTo(isNamed ? pathname.replace(asked.mark, mark) + search : homeCard(mark, owner.agency))
    }
    // A card takes a tenth of a second to draw: only those that the agency's pages name are drawn, not every possible
    // address.
    if (!isNamed) throw noPicture()
    return pictureResponse(await pictures.card(owner, asked.ground, pathname + search), 'image/jpeg')
  })
  routes.get('/icons/:mark/:name', async (c) => {
    const { mark, ...owner } = ownerOf(c)
    const { name, mark: asked } = c.req.param()
    if (!isIcon(name) || !/^[0-9a-f]{12}$/.test(asked)) throw noPicture()
    if (asked !== mark) return leadTo(`/icons/${mark}/${name}`)
    return pictureResponse(await pictures.icon(owner, name, mark), 'image/png')
  })
  routes.get('/favicon.ico', async (c) => {
    const { mark, ...owner } = ownerOf(c)
    return answerConditionally(c.req.raw, await pictures.favicon(owner, mark), 'image/x-icon')
  })
  return routes
}

function homeCard(mark: string, agency: Brand): string {
  const address = cardAddress(mark, heroScene(agency))
  if (address === null) throw noPicture()
  return address
}

function isIcon(name: string): name is IconName {
  return Object.hasOwn(icons, name)
}

function leadTo(path: string): Response {
  const location = internalPath(path) ?? '/'
  return new Response(null, { status: 302, headers: { location, 'cache-control': 'no-store' } })
}

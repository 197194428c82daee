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
import type { AppEnv } from '../../call/app-env.ts'
import { answerConditionally } from '../discovery/answer-conditionally.ts'

export interface PictureRoutesDependencies {
  store: Pick<Store, 'forAgency'>
  raster: Raster
  log: Log
}

/**
 * Answers an agency's pictures that are drawn from its own: `/cards/…` for where its pages are shared, `/icons/…` for where
 * its site is installed, `/favicon.ico`. 404 for a card of what no page of the agency names; an address of before the agency's
 * last change leads to the one of now.
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
      // What was shared before the agency chose another scene shows the one of now.
      return leadTo(isNamed ? pathname.replace(asked.mark, mark) + search : homeCard(mark, owner.agency))
    }
    // A card is a tenth of a second of work: drawn for what the agency's pages name, not for whatever can be spelled.
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

import { drawScene } from '../../../../packages/scenes/draw-scene.ts'
import type { Agency } from '../../../contract/types.ts'
import { directionOf } from '../../../tenant/language.ts'
import { resolveTokens } from '../../../theme/resolve-tokens.ts'
import { Problem } from '../../kernel/errors/problem.ts'
import { createBoundedCache } from '../../kernel/limits/bounded-cache.ts'
import type { Log } from '../../kernel/log/log.ts'
import type { AssetRepository } from './asset.ts'
import type { CardGround, IconName } from './brand-address.ts'
import { icons } from './brand-address.ts'
import { type Bytes, type IconColors, type Raster, rasterInTurn } from './raster.ts'

const HEADER = 6

const ENTRY = 16

export interface BrandPicturesDependencies {
  raster: Raster
  log: Log
}

/** An agency with its files, whose pictures are drawn. */
export interface PictureOwner {
  agency: Agency
  assets: Pick<AssetRepository, 'find'>
}

/** An agency's cards and icons, each drawn once while cached; 404 if a source file is missing or cannot be drawn. */
export interface BrandPictures {
  card: (owner: PictureOwner, ground: CardGround, address: string) => Promise<Bytes>
  icon: (owner: PictureOwner, name: IconName, mark: string) => Promise<Bytes>
  favicon: (owner: PictureOwner, mark: string) => Promise<Bytes>
}

/** Cached cards, and as many icons, about 50 kB each. */
const CAPACITY = 200
/** The scale of a page's corners on a picture that is seen at half its size. */
const RADIUS_SCALE = 2

/** Creates the drawer of agencies' pictures. */
export function createBrandPictures({ raster, log }: BrandPicturesDependencies): BrandPictures {
  const onceCard = drawnOnce(log)
  const onceIcon = drawnOnce(log)
  // Shared pages have many readers, and any card can be requested: cards have a separate queue, so that they never
  // delay a site's icons.
  const rasterOf = (group: string, member: 'cards' | 'icons') => rasterInTurn(raster, { group, member })

  return {
    card: ({ agency, assets }, ground, address) =>
      onceCard(`${agency.id} ${address}`, async () => {
        const logo = await fileAt(assets, agency.logo)
        const picture =
          'scene' in ground
            ? drawScene(ground.scene.kind, ground.scene.seed, ground.scene.options)
            : await fileOf(assets, ground.media)
        const { page, radius, primary } = brandColors(agency)
        const side = directionOf(agency.defaultLanguage) === 'rtl' ? 'right' : 'left'
        return () =>
          rasterOf(agency.id, 'cards').card({
            ground: picture,
            logo,
            panel: { color: page, radius, side },
            accent: primary,
          })
      }),
    icon: ({ agency, assets }, name, mark) =>
      onceIcon(`${agency.id} ${mark} ${name}`, async () => {
        const picture = await fileAt(assets, agency.favicon)
        return () =>
          rasterOf(agency.id, 'icons').icon({ picture, ...icons[name], colors: brandColors(agency).icon })
      }),
    favicon: ({ agency, assets }, mark) =>
      onceIcon(`${agency.id} ${mark} ico`, async () => {
        const picture = await fileAt(assets, agency.favicon)
        const { icon: colors } = brandColors(agency)
        const own = rasterOf(agency.id, 'icons')
        return async () => {
          const pictures: { size: number; png: Bytes }[] = []
          for (const size of [16, 32, 48])
            pictures.push({ size, png: await own.icon({ picture, size, look: 'plain', colors }) })
          return icoOf(pictures)
        }
      }),
  }
}

/**
 * Caches pictures, and those that cannot be drawn, such as one without a size or a slow one, which would otherwise be
 * tried at every visit. A missing file is not cached.
 */
function drawnOnce(log: Log) {
  const drawn = createBoundedCache<Bytes | null>(CAPACITY)
  return async (key: string, gather: () => Promise<() => Promise<Bytes>>): Promise<Bytes> => {
    const picture = await drawn.get(key, async () => {
      const draw = await gather()
      return draw().catch((err: unknown) => {
        // A full queue says nothing about the picture.
        if (err instanceof Problem) throw err
        log.warn({ err, picture: key }, 'A picture of an agency cannot be drawn.')
        return null
      })
    })
    if (picture === null) throw noPicture()
    return picture
  }
}

/** The agency's file at an address of its host. */
async function fileAt(assets: PictureOwner['assets'], address: string): Promise<Bytes> {
  return fileOf(assets, /^\/media\/([0-9a-f]{16})\./.exec(address)?.[1] ?? '')
}

async function fileOf(assets: PictureOwner['assets'], hash: string): Promise<Bytes> {
  const file = await assets.find(hash)
  // Thrown, so that it is not cached: the next version may contain the file.
  if (file === null) throw noPicture()
  return file.bytes
}

/** The answer to an address without a picture. */
export function noPicture(): Problem {
  return new Problem({ code: 'not_found', detail: 'There is no picture at this address.' })
}

/** Colours and corners of an agency's pictures, from its theme. */
function brandColors({ primaryColor, theme }: Agency) {
  const { mode, light, dark, shape } = resolveTokens({ primaryColor, ...theme })
  const page = (mode === 'dark' ? dark : light).background ?? ''
  const icon: IconColors = {
    brand: light['primary-color'] ?? '',
    onBrand: light['primary-color-text'] ?? '',
    page,
  }
  return {
    page,
    icon,
    primary: icon.brand,
    radius: Number.parseFloat(shape.radius ?? '0') * 16 * RADIUS_SCALE,
  }
}

/**
 * Returns the icon file of square PNGs, with their sides in pixels below 256, in the format that every browser since
 * 2007 reads.
 */
function icoOf(pictures: readonly { size: number; png: Bytes }[]): Bytes {
  const head = HEADER + pictures.length * ENTRY
  const file = new Uint8Array(head + pictures.reduce((sum, { png }) => sum + png.length, 0))
  const view = new DataView(file.buffer)
  view.setUint16(2, 1, true)
  view.setUint16(4, pictures.length, true)
  let offset = head
  for (const [index, { size, png }] of pictures.entries()) {
    const at = HEADER + index * ENTRY
    view.setUint8(at, size)
    view.setUint8(at + 1, size)
    view.setUint16(at + 4, 1, true)
    view.setUint16(at + 6, 32, true)
    view.setUint32(at + 8, png.length, true)
    view.setUint32(at + 12, offset, true)
    file.set(png, offset)
    offset += png.length
  }
  return file
}

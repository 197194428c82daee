import { createHash } from 'node:crypto'
import { parseSceneUrl, type SceneAddress, sceneUrl } from '../../../../packages/scenes/scene-url.ts'
import type { Agency } from '../../../contract/types.ts'
import { placeClimate } from '../../../tenant/place-climate.ts'

/** Increase when an agency's pictures are drawn differently: their addresses are cached for ever. */
const DRAWING = 1

/** What an agency's icons and cards are drawn from. */
export type Brand = Pick<
  Agency,
  'subdomain' | 'logo' | 'favicon' | 'primaryColor' | 'theme' | 'home' | 'defaultLanguage'
>

/**
 * Icons of a site by file name, with their sides in pixels. `maskable` ones fill the square and respect the safe
 * zone.
 */
export const icons = {
  'icon-32.png': { size: 32, look: 'plain' },
  'icon-192.png': { size: 192, look: 'plain' },
  'icon-512.png': { size: 512, look: 'plain' },
  'apple-touch-icon.png': { size: 180, look: 'tile' },
  'maskable-512.png': { size: 512, look: 'maskable' },
} as const

export type IconName = keyof typeof icons

/** Size in pixels of the picture that shared pages show. */
export const cardSize = { width: 1200, height: 630 } as const

/**
 * Twelve digits that identify everything an agency's pictures are drawn from, so that an address never shows
 * something else.
 */
export function brandMark(brand: Brand): string {
  const { subdomain, logo, favicon, primaryColor, theme, home, defaultLanguage } = brand
  const sources = [DRAWING, subdomain, logo, favicon, primaryColor, theme, home.scene, home.timeOfDay]
  const text = JSON.stringify([...sources, home.place.latitude, defaultLanguage])
  return createHash('sha256').update(text).digest('hex').slice(0, 12)
}

/** Address of an icon. */
export function iconAddress(mark: string, name: IconName): string {
  return `/icons/${mark}/${name}`
}

/** The agency's own scene, as its home page shows it. */
export function heroScene({ subdomain, home }: Pick<Brand, 'subdomain' | 'home'>): string {
  const timeOfDay = home.timeOfDay ?? 'golden'
  return sceneUrl(home.scene, subdomain, {
    timeOfDay,
    climate: placeClimate(home.place.latitude),
    crop: 'hero',
  })
}

/**
 * Returns the address of a raster that every preview of a shared page can show. A scene or SVG becomes a card with
 * the agency's logo, a raster stays itself. Null if it cannot be shown.
 */
export function cardAddress(mark: string, image: string): string | null {
  if (image.startsWith('https://')) return image
  const [path = '', query = ''] = image.split('?')
  if (/^\/media\/[0-9a-f]{16}\.(png|jpg|webp)$/.test(path) && query === '') return path
  const media = /^\/media\/([0-9a-f]{16})\.svg$/.exec(path)?.[1]
  if (media !== undefined && query === '') return `/cards/${mark}/media/${media}.jpg`
  if (!parseSceneUrl(path, query && `?${query}`)) return null
  return `/cards/${mark}${path.slice('/scenes'.length).replace(/\.svg$/, '.jpg')}${query && `?${query}`}`
}

/** A card's picture behind the logo: a scene, or a file of the agency by its hash. */
export type CardGround = { scene: SceneAddress } | { media: string }

/** A card: its mark, its picture, and the picture's address, the reverse of `cardAddress`. */
export interface CardAddress {
  mark: string
  ground: CardGround
  image: string
}

/** Returns what the path and query of a `/cards/…` address name, or null if any part is unknown. */
export function parseCardAddress(path: string, search: string): CardAddress | null {
  const [, mark, kind, name] =
    /^\/cards\/([0-9a-f]{12})\/([a-z-]{1,16})\/([a-z0-9-]{1,64})\.jpg$/.exec(path) ?? []
  if (mark === undefined || kind === undefined || name === undefined) return null
  if (kind === 'media') {
    if (!/^[0-9a-f]{16}$/.test(name) || search !== '') return null
    return { mark, ground: { media: name }, image: `/media/${name}.svg` }
  }
  const image = `/scenes/${kind}/${name}.svg`
  const scene = parseSceneUrl(image, search)
  return scene && { mark, ground: { scene }, image: image + search }
}

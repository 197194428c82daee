import type { PaletteColor } from '../../../theme/picture-palette.ts'
import { utf8 } from '../../kernel/text/utf8.ts'
import type { Asset } from './asset.ts'
import { assetHash } from './asset-hash.ts'
import { unlessStopped } from './drawing-stopped.ts'
import { pictureType } from './picture-type.ts'
import type { Bytes, PicturePalette, PicturePart, Raster, Redrawing } from './raster.ts'
import { webpFile } from './webp-file.ts'

/** What may precede the root of a checked drawing. */
const prologue = /^(?:\s|\uFEFF|<\?xml[^>]*\?>|<!--[\s\S]*?-->)*/

const rootTag = /^<((?:[\w-]+:)?svg)\b((?:[^>"']|"[^"]*"|'[^']*')*)>/

const placing = /\s(?:x|y|width|height)\s*=\s*(?:"[^"]*"|'[^']*')/g

/** Maximum bytes of an uploaded picture. */
export const MOST_PICTURE_BYTES = 5 * 1024 * 1024
/** Maximum bytes of an SVG, which is text and sent with every page. */
export const MOST_SVG_BYTES = 100_000

/** The uses of a picture with their maximum size in pixels: sharp screens and room for cropping. */
const uses = {
  logo: { most: { width: 1200, height: 600 }, isExact: true },
  logoMobile: { most: { width: 1200, height: 600 }, isExact: true },
  favicon: { most: { width: 1024, height: 1024 }, isExact: true },
  about: { most: { width: 2000, height: 2000 }, isExact: false },
  share: { most: { width: 2400, height: 2400 }, isExact: false },
} as const satisfies Record<string, Redrawing>

export type PictureUse = keyof typeof uses

/** A picture that can be stored: its file and its facts. */
export interface StoredPicture {
  asset: Asset & { contentType: 'image/svg+xml' | 'image/webp' }
  address: string
  width: number
  height: number
  palette: PaletteColor[]
}

type Refusal = { reason: string }

const refusal = (reason: string): Refusal => ({ reason })

/**
 * Returns the picture to store for an uploaded file, or why there is none. An SVG that only draws stays unchanged; a
 * raster is drawn again as a WebP of the size for its use. Source: security, 11.
 */
export async function storedPicture(
  raster: Raster,
  bytes: Bytes,
  use: PictureUse,
): Promise<StoredPicture | Refusal> {
  if (bytes.length === 0) return { reason: 'is empty' }
  if (bytes.length > MOST_PICTURE_BYTES) {
    return { reason: `has ${bytes.length} bytes; at most ${MOST_PICTURE_BYTES} are allowed` }
  }
  if (pictureType(bytes) !== null) return unlessStopped(drawnAnew(raster, bytes, uses[use]), refusal)
  const text = utf8(bytes)
  if (text === null || !text.trimStart().startsWith('<')) {
    return { reason: 'must be an SVG, PNG, JPEG, WebP, GIF or AVIF picture' }
  }
  return unlessStopped(storedSvg(raster, text), refusal)
}

/** Returns a part of a stored picture as a new picture, or why there is none. */
export function cutPicture(
  raster: Raster,
  asset: Asset,
  part: PicturePart,
): Promise<StoredPicture | Refusal> {
  return unlessStopped(cut(raster, asset, part), refusal)
}

async function cut(
  raster: Raster,
  { contentType, bytes }: Asset,
  part: PicturePart,
): Promise<StoredPicture | Refusal> {
  if (contentType !== 'image/svg+xml') {
    const isExact = webpFile(bytes)?.isLossless === true
    return drawnAnew(raster, bytes, { most: uses.share.most, isExact, part })
  }
  const size = await raster.look(bytes, 1)
  const text = size && cutSvg(new TextDecoder().decode(bytes), size, part)
  return text ? storedSvg(raster, text) : { reason: 'cannot be drawn' }
}

/** Returns the colours of a stored picture, the brand's first; none if it cannot be drawn. */
export async function storedPalette(raster: Raster, { bytes }: Asset): Promise<PaletteColor[]> {
  const palette = await unlessStopped(raster.palette(bytes), () => null)
  return palette?.colors ?? []
}

async function drawnAnew(raster: Raster, bytes: Bytes, wanted: Redrawing): Promise<StoredPicture | Refusal> {
  const drawn = await raster.redraw(bytes, wanted)
  if ('reason' in drawn) return drawn
  // A whole picture has its own colours; a part has those of its drawn pixels.
  const palette = await raster.palette(wanted.part ? drawn.bytes : bytes)
  return stored({ contentType: 'image/webp', bytes: drawn.bytes }, drawn, palette)
}

async function storedSvg(raster: Raster, text: string): Promise<StoredPicture | Refusal> {
  const bytes = new TextEncoder().encode(text)
  if (bytes.length > MOST_SVG_BYTES) {
    return { reason: `has ${bytes.length} bytes; a drawing (SVG) may have ${MOST_SVG_BYTES}` }
  }
  const reason = await raster.check(bytes)
  if (reason !== null) return { reason }
  const palette = await raster.palette(bytes)
  if (palette === null) return { reason: 'cannot be drawn; does it have a viewBox, or a width and a height?' }
  return stored({ contentType: 'image/svg+xml', bytes }, palette, palette)
}

function stored(
  asset: StoredPicture['asset'],
  { width, height }: { width: number; height: number },
  found: PicturePalette | null,
): StoredPicture | Refusal {
  if (found === null) return { reason: 'cannot be drawn' }
  const { colors: palette } = found
  if (palette.length === 0) return { reason: 'is empty: every pixel is transparent' }
  const address = `/media/${assetHash(asset.bytes)}.${asset.contentType === 'image/webp' ? 'webp' : 'svg'}`
  return { asset, address, width, height, palette }
}

/**
 * Returns a drawing of a part of a checked SVG (shares of width and height): the whole inside a window. Null if its
 * root is not found.
 */
function cutSvg(text: string, size: { width: number; height: number }, part: PicturePart): string | null {
  const drawing = text.replace(prologue, '')
  const [tag, name, attributes = ''] = rootTag.exec(drawing) ?? []
  if (tag === undefined) return null
  const [x, y, width, height] = [
    part.x * size.width,
    part.y * size.height,
    part.width * size.width,
    part.height * size.height,
  ].map(rounded)
  const place = ` x="0" y="0" width="${size.width}" height="${size.height}"`
  const inner = `<${name}${place}${attributes.replace(placing, '')}>${drawing.slice(tag.length)}`
  const root = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${x} ${y} ${width} ${height}">`
  return `${root}${inner}</svg>`
}

function rounded(length: number): number {
  return Math.round(length * 1000) / 1000
}

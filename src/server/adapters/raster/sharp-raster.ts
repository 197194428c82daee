import type { Sharp } from 'sharp'
import { cardSize } from '../../domain/pictures/brand-address.ts'
import { cardPlan } from '../../domain/pictures/card-plan.ts'
import { checkSvgBytes } from '../../domain/pictures/check-svg-bytes.ts'
import {
  type Bytes,
  type CardDrawing,
  type IconDrawing,
  type PicturePixelLook,
  portraitSize,
  type Raster,
} from '../../domain/pictures/raster.ts'
import { drawPage } from './draw-page.ts'
import { homePalette, PALETTE_SIDE } from './home-palette.ts'
import { type IconGround, iconGround } from './icon-ground.ts'
import { iconShares } from './icon-shares.ts'
import { redraw } from './redraw.ts'
import { bytesOf, type MakeSharp, SECONDS, scaled } from './scaled.ts'

/** Draws with sharp, which is loaded for the first picture: most server runs need none. */
export function sharpRaster(): Raster {
  let loaded: Promise<MakeSharp> | undefined
  const load = () => {
    loaded ??= import('sharp').then(({ default: sharp }) => {
      // A picture is drawn once and cached by its readers, so sharp needs neither several cores nor a cache.
      sharp.concurrency(1)
      sharp.cache(false)
      return sharp
    })
    return loaded
  }
  return {
    card: async (drawing) => drawCard(await load(), drawing),
    icon: async (drawing) => drawIcon(await load(), drawing),
    portrait: async (picture) => drawPortrait(await load(), picture),
    redraw: async (picture, wanted) => redraw(await load(), picture, wanted),
    look: async (picture, side) => lookAt(await load(), picture, side),
    palette: async (picture) => homePalette(await lookAt(await load(), picture, PALETTE_SIDE)),
    check: async (drawing) => checkSvgBytes(drawing),
    page: async (drawing) => drawPage(await load(), drawing),
  }
}

async function drawCard(sharp: MakeSharp, { ground, logo, panel, accent }: CardDrawing): Promise<Bytes> {
  const { width, height } = cardSize
  const mark = await (await fitted(sharp, logo, cardPlan.logo)).png().toBuffer({ resolveWithObject: true })
  const { panel: box, radius, mark: place, band } = cardPlan.of(mark.info, panel)
  const frame =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `<rect x="${box.left}" y="${box.top}" width="${box.width}" height="${box.height}" rx="${radius}" fill="${panel.color}"/>` +
    `<rect y="${band.top}" width="${width}" height="${band.height}" fill="${accent}"/></svg>`
  const whole = (await scaled(sharp, ground, cardSize))
    .resize(width, height, { fit: 'cover' })
    .composite([{ input: Buffer.from(frame) }, { input: mark.data, ...place }])
    .flatten({ background: panel.color })
    .jpeg({ quality: 82, chromaSubsampling: '4:4:4', mozjpeg: true })
  return bytesOf(whole)
}

async function drawIcon(sharp: MakeSharp, { picture, size, look, colors }: IconDrawing): Promise<Bytes> {
  const clear = { r: 0, g: 0, b: 0, alpha: 0 }
  const square = async (side: number) =>
    (await scaled(sharp, picture, { width: side, height: side }))
      .resize(side, side, { fit: 'contain', background: clear })
      .ensureAlpha()
  if (look === 'plain') return bytesOf((await square(size)).png({ compressionLevel: 9 }))
  const { data, info } = await (await square(64)).raw().toBuffer({ resolveWithObject: true })
  const ground = iconGround({ data, side: info.width }, colors)
  const side = Math.round(size * iconShares[ground.kind][look])
  const mark = await square(side)
  const input = await standing(sharp, mark, side, ground, colors.onBrand)
  const whole = sharp({ create: { width: size, height: size, channels: 3, background: ground.color } })
    .composite([{ input, gravity: 'centre' }])
    .removeAlpha()
    .png({ compressionLevel: 9 })
  return bytesOf(whole)
}

/** A small file may unpack to more pixels than memory can hold; this many take 64 MB. */
const MOST_PIXELS = 16_000_000

/** Rotated as the camera was held, its middle; without metadata (place, camera). */
async function drawPortrait(sharp: MakeSharp, picture: Bytes): Promise<Bytes | null> {
  const square = { width: portraitSize, height: portraitSize, fit: 'cover' } as const
  try {
    const whole = sharp(picture, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .timeout({ seconds: SECONDS })
      .rotate()
      .resize(square)
      .webp({ quality: 82 })
    return await bytesOf(whole)
  } catch {
    return null
  }
}

/** The icon on its background. */
function standing(
  sharp: MakeSharp,
  mark: Sharp,
  side: number,
  { kind }: IconGround,
  onBrand: string,
): Promise<Buffer> {
  switch (kind) {
    case 'tile':
      return frameless(mark, side)
    case 'silhouette':
      return silhouette(sharp, mark, side, onBrand)
    case 'mark':
      return mark.png().toBuffer()
  }
}

/** The shape of a picture in one colour. */
async function silhouette(sharp: MakeSharp, mark: Sharp, side: number, color: string): Promise<Buffer> {
  const alpha = await mark.extractChannel('alpha').raw().toBuffer()
  return sharp({ create: { width: side, height: side, channels: 3, background: color } })
    .joinChannel(alpha, { raw: { width: side, height: side, channels: 1 } })
    .png()
    .toBuffer()
}

/** A square without its frame and corners, which would not fit the system's own mask. */
function frameless(mark: Sharp, side: number): Promise<Buffer> {
  const edge = side * iconShares.frame.edge
  const inner = side - 2 * edge
  const shape =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}">` +
    `<rect x="${edge}" y="${edge}" width="${inner}" height="${inner}" rx="${side * iconShares.frame.corner}"/></svg>`
  return mark
    .composite([{ input: Buffer.from(shape), blend: 'dest-in' }])
    .png()
    .toBuffer()
}

interface Box {
  width: number
  height: number
}

/** A picture that fits in a box, as large as possible. */
async function fitted(sharp: MakeSharp, picture: Bytes, box: Box): Promise<Sharp> {
  return (await scaled(sharp, picture, box)).resize({ ...box, fit: 'inside' })
}

/**
 * Returns a picture's original size and a sample of its pixels, none of which is mixed from others. Null if it cannot
 * be drawn.
 */
async function lookAt(sharp: MakeSharp, picture: Bytes, side: number): Promise<PicturePixelLook | null> {
  try {
    const { width, height } = await sharp(picture).metadata()
    const { data, info } = await (await scaled(sharp, picture, insideOf(side, { width, height })))
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true, kernel: 'nearest' })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    return { width, height, pixels: { data, width: info.width, height: info.height } }
  } catch {
    return null
  }
}

/** The size of a drawing whose longer edge is `side`. */
function insideOf(side: number, { width, height }: { width: number; height: number }) {
  const scale = side / Math.max(width, height)
  return { width: Math.max(1, width * scale), height: Math.max(1, height * scale) }
}

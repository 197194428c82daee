import { homePalette, PALETTE_SIDE } from '../../../adapters/raster/home-palette.ts'
import { iconGround } from '../../../adapters/raster/icon-ground.ts'
import { iconShares } from '../../../adapters/raster/icon-shares.ts'
import { cutOf, sizeProblem } from '../../../adapters/raster/redrawn-size.ts'
import { cardSize } from '../../../domain/pictures/brand-address.ts'
import { cardPlan } from '../../../domain/pictures/card-plan.ts'
import { checkSvgBytes } from '../../../domain/pictures/check-svg-bytes.ts'
import {
  type Bytes,
  type CardDrawing,
  type IconDrawing,
  type PicturePixelLook,
  portraitSize,
  type Raster,
  type Redrawing,
  type Redrawn,
} from '../../../domain/pictures/raster.ts'
import {
  type Box,
  type Context,
  canvasOf,
  covering,
  drawInto,
  fileOf,
  insideOf,
  type Size,
  within,
} from './canvas.ts'
import { drawPage } from './draw-page.ts'
import { type OpenedPicture, type OpenPicture, openedRaster } from './open-picture.ts'

/** Pixels along the edge of an icon that is analysed. */
const LOOK = 64

/** Draws as `sharpRaster` does on Node, with a worker's APIs. */
export function canvasRaster(open: OpenPicture): Raster {
  return {
    card: (drawing) => drawCard(open, drawing),
    icon: (drawing) => drawIcon(open, drawing),
    page: (drawing) => drawPage(open, drawing),
    portrait,
    redraw,
    look: (picture, side) => look(open, picture, side),
    palette: async (picture) => homePalette(await look(open, picture, PALETTE_SIDE)),
    check: async (drawing) => checkSvgBytes(drawing),
  }
}

async function portrait(picture: Bytes): Promise<Bytes | null> {
  const bitmap = await openedRaster(picture).catch(() => null)
  if (bitmap === null) return null
  const box = { left: 0, top: 0, width: portraitSize, height: portraitSize }
  const context = canvasOf(box)
  drawInto(context, bitmap, covering(bitmap, box), box)
  return fileOf(context, 'image/webp', 0.82)
}

async function redraw(
  picture: Bytes,
  { most, isExact, part }: Redrawing,
): Promise<Redrawn | { reason: string }> {
  const bitmap = await openedRaster(picture).catch(() => null)
  if (bitmap === null) return { reason: 'is not a whole picture' }
  const cut = part ? cutOf(part, bitmap) : { left: 0, top: 0, width: bitmap.width, height: bitmap.height }
  const reason = sizeProblem(bitmap) ?? sizeProblem(cut)
  if (reason !== null) return { reason }
  const size = insideOf(cut, notEnlarged(cut, most))
  // At the highest quality, browsers write lossless WebP.
  return { ...size, bytes: await fileOf(cutOut(bitmap, cut, size), 'image/webp', isExact ? 1 : 0.86) }
}

async function look(open: OpenPicture, picture: Bytes, side: number): Promise<PicturePixelLook | null> {
  try {
    const opened = await open(picture)
    const most = { width: side, height: side }
    const size = insideOf(opened, opened.isDrawing ? most : notEnlarged(opened, most))
    const source = opened.at(size)
    const context = cutOut(
      source,
      { left: 0, top: 0, width: source.width, height: source.height },
      size,
      false,
    )
    const { data } = context.getImageData(0, 0, size.width, size.height)
    const { width, height } = insideOf(opened, opened)
    return { width, height, pixels: { data: new Uint8Array(data.buffer), ...size } }
  } catch {
    return null
  }
}

function notEnlarged({ width, height }: Size, most: Size): Size {
  return { width: Math.min(width, most.width), height: Math.min(height, most.height) }
}

/** A part of a picture at a size, without mixing pixels unless `isSmooth` is set. */
function cutOut(
  picture: ImageBitmap | OffscreenCanvas,
  { left, top, width, height }: Box,
  size: Size,
  isSmooth = true,
): Context {
  const context = canvasOf(size)
  context.imageSmoothingEnabled = isSmooth
  context.drawImage(picture, left, top, width, height, 0, 0, size.width, size.height)
  return context
}

/** Draws the card for a page that is shared. */
async function drawCard(open: OpenPicture, { ground, logo, panel, accent }: CardDrawing): Promise<Bytes> {
  const [behind, mark] = await Promise.all([open(ground), open(logo)])
  const size = insideOf(mark, cardPlan.logo)
  const { panel: box, mark: place, band, radius } = cardPlan.of(size, panel)
  const context = canvasOf(cardSize, panel.color)
  const whole = { left: 0, top: 0, ...cardSize }
  drawInto(context, behind.at(cardSize), covering(behind, whole), whole)
  context.fillStyle = panel.color
  context.beginPath()
  context.roundRect(box.left, box.top, box.width, box.height, radius)
  context.fill()
  context.fillStyle = accent
  context.fillRect(band.left, band.top, band.width, band.height)
  drawInto(context, mark.at(size), { ...place, ...size })
  return fileOf(context, 'image/jpeg', 0.82)
}

/** Draws an icon of a site. */
async function drawIcon(open: OpenPicture, { picture, size, look, colors }: IconDrawing): Promise<Bytes> {
  const opened = await open(picture)
  if (look === 'plain') return fileOf(square(opened, size), 'image/png')
  const { data } = square(opened, LOOK).getImageData(0, 0, LOOK, LOOK)
  const ground = iconGround({ data: new Uint8Array(data.buffer), side: LOOK }, colors)
  const side = Math.round(size * iconShares[ground.kind][look])
  const mark = square(opened, side)
  if (ground.kind === 'silhouette') onlyShape(mark, side, colors.onBrand)
  if (ground.kind === 'tile') withoutFrame(mark, side)
  const context = canvasOf({ width: size, height: size }, ground.color)
  const left = Math.round((size - side) / 2)
  drawInto(context, mark.canvas, { left, top: left, width: side, height: side })
  return fileOf(context, 'image/png')
}

/** The picture in the middle of a transparent square. */
function square(opened: OpenedPicture, side: number): Context {
  const box = { left: 0, top: 0, width: side, height: side }
  const place = within(opened, box)
  const context = canvasOf(box)
  drawInto(context, opened.at(place), place, box)
  return context
}

/** Fills the drawn shape with one colour. */
function onlyShape(context: Context, side: number, color: string): void {
  context.globalCompositeOperation = 'source-in'
  context.fillStyle = color
  context.fillRect(0, 0, side, side)
}

/** Removes the frame and corners of a square, which would not fit the system's own mask. */
function withoutFrame(context: Context, side: number): void {
  const edge = side * iconShares.frame.edge
  context.globalCompositeOperation = 'destination-in'
  context.beginPath()
  context.roundRect(edge, edge, side - 2 * edge, side - 2 * edge, side * iconShares.frame.corner)
  context.fill()
}

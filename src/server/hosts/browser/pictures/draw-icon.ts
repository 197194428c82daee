import { iconGround } from '../../../adapters/raster/icon-ground.ts'
import { iconShares } from '../../../adapters/raster/icon-shares.ts'
import type { Bytes, IconDrawing } from '../../../domain/pictures/raster.ts'
import { type Context, canvasOf, drawInto, fileOf, within } from './canvas.ts'
import type { OpenedPicture, OpenPicture } from './open-picture.ts'

/** Pixels along the edge of an icon that is looked at. */
const LOOK = 64

/** Draws an icon of a site. */
export async function drawIcon(
  open: OpenPicture,
  { picture, size, look, colors }: IconDrawing,
): Promise<Bytes> {
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

/** The picture in the middle of a clear square. */
function square(opened: OpenedPicture, side: number): Context {
  const box = { left: 0, top: 0, width: side, height: side }
  const place = within(opened, box)
  const context = canvasOf(box)
  drawInto(context, opened.at(place), place, box)
  return context
}

/** Leaves the shape of what is drawn, in one colour. */
function onlyShape(context: Context, side: number, color: string): void {
  context.globalCompositeOperation = 'source-in'
  context.fillStyle = color
  context.fillRect(0, 0, side, side)
}

/** Takes away the frame and corners of a square: what the system gives it instead would not fit them. */
function withoutFrame(context: Context, side: number): void {
  const edge = side * iconShares.frame.edge
  context.globalCompositeOperation = 'destination-in'
  context.beginPath()
  context.roundRect(edge, edge, side - 2 * edge, side - 2 * edge, side * iconShares.frame.corner)
  context.fill()
}

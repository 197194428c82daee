import { type Bytes, lookSize, type PageDrawing } from '../../../domain/pictures/raster.ts'
import { type Box, canvasOf, covering, drawInto, fileOf, within } from './canvas.ts'
import type { OpenPicture } from './open-picture.ts'

/** Draws the picture of an agency's home page; a picture in it that cannot be drawn leaves its place empty. */
export async function drawPage(open: OpenPicture, { page, pictures, above }: PageDrawing): Promise<Bytes> {
  const context = canvasOf(lookSize, '#ffffff')
  const whole: Box = { left: 0, top: 0, ...lookSize }
  drawInto(context, (await open(page)).at(lookSize), whole)
  for (const { picture, box, fit } of pictures) {
    const opened = await open(picture).catch(() => null)
    if (opened === null) continue
    const middle = (fit === 'cover' ? covering : within)(opened, box)
    const ends = { cover: middle.left, inside: box.left, insideEnd: box.left + box.width - middle.width }
    drawInto(context, opened.at(middle), { ...middle, left: ends[fit] }, box)
  }
  drawInto(context, (await open(above)).at(lookSize), whole)
  return fileOf(context, 'image/webp', 0.84)
}

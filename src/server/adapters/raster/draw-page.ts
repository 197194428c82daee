import { type Bytes, lookSize, type PageDrawing } from '../../domain/pictures/raster.ts'
import { bytesOf, type MakeSharp, scaled } from './scaled.ts'

/** Draws a page's picture from its elements as WebP; a picture in it that cannot be drawn leaves its place empty. */
export async function drawPage(sharp: MakeSharp, { page, pictures, above }: PageDrawing): Promise<Bytes> {
  const layers: { input: Buffer; left: number; top: number }[] = []
  for (const { picture, box, fit } of pictures) {
    const size = { width: box.width, height: box.height }
    const drawn = await scaled(sharp, picture, size)
      .then((opened) =>
        opened
          .resize({ ...size, fit: fit === 'cover' ? 'cover' : 'inside' })
          .png()
          .toBuffer({ resolveWithObject: true }),
      )
      .catch(() => null)
    if (drawn === null) continue
    const top = box.top + Math.round((box.height - drawn.info.height) / 2)
    const left = box.left + (fit === 'insideEnd' ? box.width - drawn.info.width : 0)
    layers.push({ input: drawn.data, left, top })
  }
  const { width, height } = lookSize
  const whole = sharp(Buffer.from(page))
    .resize(width, height)
    .composite([...layers, { input: Buffer.from(above), left: 0, top: 0 }])
    .removeAlpha()
    .webp({ quality: 84, smartSubsample: true })
  return bytesOf(whole)
}

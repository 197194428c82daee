import type { Bytes, PictureLook } from '../../domain/pictures/raster.ts'
import { type MakeSharp, scaled } from './scaled.ts'

/** Takes a picture and gives its own size and its pixels, each a pixel that it has: what is left out is never mixed in. Null where it cannot be drawn. */
export async function lookAt(sharp: MakeSharp, picture: Bytes, side: number): Promise<PictureLook | null> {
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

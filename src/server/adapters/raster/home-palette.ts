import { picturePalette } from '../../../theme/picture-palette.ts'
import type { PicturePalette, PicturePixelLook } from '../../domain/pictures/raster.ts'

/** Pixels along the longer edge of a picture whose colors are counted. */
export const PALETTE_SIDE = 480

/** Returns the colors and the size of a decoded picture; null if it could not be drawn. */
export function homePalette(look: PicturePixelLook | null): PicturePalette | null {
  return look && { width: look.width, height: look.height, colors: picturePalette(look.pixels) }
}

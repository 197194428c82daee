import type { Metadata } from 'sharp'
import type { Bytes, Redrawing, Redrawn } from '../../domain/pictures/raster.ts'
import { cutOf, MOST_PIXELS, type PixelSize, sizeProblem } from './redrawn-size.ts'
import { type MakeSharp, SECONDS } from './scaled.ts'

/**
 * Returns a sent raster as WebP that fits in a box: rotated as the camera was held, the first frame of an animation,
 * in sRGB, without metadata (place, camera). Or returns the reason why it cannot be drawn.
 */
export async function redraw(
  sharp: MakeSharp,
  picture: Bytes,
  { most, isExact, part }: Redrawing,
): Promise<Redrawn | { reason: string }> {
  const open = () =>
    sharp(picture, { limitInputPixels: MOST_PIXELS, failOn: 'error' }).timeout({ seconds: SECONDS })
  try {
    const told = await sharp(picture, { limitInputPixels: false }).metadata()
    const size = uprightSize(told)
    const cut = part && cutOf(part, size)
    const reason = sizeProblem(size) ?? (cut ? sizeProblem(cut) : null)
    if (reason !== null) return { reason }
    // The rotation comes first, before anything is cut.
    const upright = open().rotate()
    const whole = (cut ? upright.extract(cut) : upright)
      .resize({ ...most, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .webp(isExact ? { lossless: true } : { quality: 86, smartSubsample: true })
    const { data, info } = await whole.toBuffer({ resolveWithObject: true })
    return { bytes: new Uint8Array(data), width: info.width, height: info.height }
  } catch {
    return { reason: 'is not a whole picture' }
  }
}

function uprightSize({ width, height, orientation = 1 }: Metadata): PixelSize {
  return orientation >= 5 ? { width: height, height: width } : { width, height }
}

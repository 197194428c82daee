import type { Metadata } from 'sharp'
import type { Bytes, PicturePart, Redrawing, Redrawn } from './raster.ts'
import { type MakeSharp, SECONDS } from './scaled.ts'

/** A picture of few bytes may unfold into more pixels than the memory has; this many are 100 MB. */
const MOST_PIXELS = 25_000_000
/** Below this nobody sees what it shows. */
export const LEAST_PIXELS = 16

/**
 * Takes a raster as somebody sent it and gives it as a WebP inside a box: upright as the camera held it, the first picture of
 * a moving one, its colours sRGB, what the file says beside the picture (place, camera) not written. Or why it cannot be.
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
    const reason = sizeProblem(size)
    if (reason !== null) return { reason }
    const cut = part && cutOf(part, size)
    if (cut && Math.min(cut.width, cut.height) < LEAST_PIXELS) return { reason: TOO_SMALL }
    // The first turn is into the camera's way up, before anything is cut.
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

const TOO_SMALL = `is too small: at least ${LEAST_PIXELS} pixels each way`

interface Size {
  width: number
  height: number
}

function uprightSize({ width, height, orientation = 1 }: Metadata): Size {
  return orientation >= 5 ? { width: height, height: width } : { width, height }
}

function sizeProblem({ width, height }: Size): string | null {
  if (width * height > MOST_PIXELS) {
    return `has ${width} × ${height} pixels; at most ${MOST_PIXELS / 1_000_000} million can be drawn`
  }
  return Math.min(width, height) < LEAST_PIXELS ? TOO_SMALL : null
}

function cutOf({ x, y, width, height }: PicturePart, size: Size) {
  const left = Math.min(size.width - 1, Math.round(x * size.width))
  const top = Math.min(size.height - 1, Math.round(y * size.height))
  return {
    left,
    top,
    width: Math.max(1, Math.min(size.width - left, Math.round(width * size.width))),
    height: Math.max(1, Math.min(size.height - top, Math.round(height * size.height))),
  }
}

import type { PicturePart } from '../../domain/pictures/raster.ts'

/** A small file may unpack to more pixels than memory can hold; this many take 100 MB. */
export const MOST_PIXELS = 25_000_000
/** A smaller picture shows nothing recognisable. */
const LEAST_PIXELS = 16

const TOO_SMALL = `is too small: at least ${LEAST_PIXELS} pixels each way`

export interface PixelSize {
  width: number
  height: number
}

/** Returns the reason why a picture, or its requested part, is refused for its size; null if it is accepted. */
export function sizeProblem({ width, height }: PixelSize): string | null {
  if (width * height > MOST_PIXELS) {
    return `has ${width} × ${height} pixels; at most ${MOST_PIXELS / 1_000_000} million can be drawn`
  }
  return Math.min(width, height) < LEAST_PIXELS ? TOO_SMALL : null
}

/** Returns the requested part of a picture in pixels. */
export function cutOf(
  { x, y, width, height }: PicturePart,
  size: PixelSize,
): PixelSize & { left: number; top: number } {
  const left = Math.min(size.width - 1, Math.round(x * size.width))
  const top = Math.min(size.height - 1, Math.round(y * size.height))
  return {
    left,
    top,
    width: Math.max(1, Math.min(size.width - left, Math.round(width * size.width))),
    height: Math.max(1, Math.min(size.height - top, Math.round(height * size.height))),
  }
}

import type { Ink } from './find-logo-symbol.ts'

/** Vertical resolution, in points, at which a picture is examined. */
const HEIGHT = 64
/** Pictures wider than this many times their height are not examined. */
const WIDEST = 20
/** Smaller differences, of 255, do not count. */
const FAINT = 24

/** Returns where a loaded picture differs from its ground; null if the browser cannot tell. */
export function measureInk(image: HTMLImageElement): Ink | null {
  const { naturalWidth, naturalHeight } = image
  const width = Math.max(1, Math.round((HEIGHT * naturalWidth) / naturalHeight))
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context || width > HEIGHT * WIDEST) return null
  canvas.width = width
  canvas.height = HEIGHT
  const data = pointsOf(context, image, width)
  if (!data) return null
  // The ground is the colour of its corner, or transparent.
  const differs = (at: number, channel: number) =>
    Math.abs((data[at + channel] ?? 0) - (data[channel] ?? 0)) > FAINT
  const isClear = (data[3] ?? 0) <= FAINT
  return {
    width,
    height: HEIGHT,
    has: (x, y) => {
      const at = (y * width + x) * 4
      return isClear ? (data[at + 3] ?? 0) > FAINT : [0, 1, 2, 3].some((channel) => differs(at, channel))
    },
  }
}

/** A picture from another origin can be drawn but not read: the browser throws. */
function pointsOf(context: CanvasRenderingContext2D, image: HTMLImageElement, width: number) {
  try {
    context.drawImage(image, 0, 0, width, HEIGHT)
    return context.getImageData(0, 0, width, HEIGHT).data
  } catch {
    return null
  }
}

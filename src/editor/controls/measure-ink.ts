import type { Ink } from './mark-box.ts'

/** Points that a picture is looked at by, from top to bottom. */
const HEIGHT = 64
/** Wider than this by its height nothing is looked for. */
const WIDEST = 20
/** Less of a difference is none, of 255. */
const FAINT = 24

/** Takes a picture that is loaded and gives where it differs from its ground; null where this browser does not say. */
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
  // The ground is what its corner shows: nothing, or a colour.
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

/** A picture from elsewhere is drawn, but not told of: the browser throws. */
function pointsOf(context: CanvasRenderingContext2D, image: HTMLImageElement, width: number) {
  try {
    context.drawImage(image, 0, 0, width, HEIGHT)
    return context.getImageData(0, 0, width, HEIGHT).data
  } catch {
    return null
  }
}

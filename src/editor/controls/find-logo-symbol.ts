import { type CropBox, wholeBox } from './crop-box.ts'

/** Vertical resolution, in points, at which a picture is examined. */
const HEIGHT = 64

/** Pictures wider than this many times their height are not examined. */
const WIDEST = 20

/** Smaller differences, of 255, do not count. */
const FAINT = 24

/** The ink of a picture, by points. */
export interface Ink {
  readonly width: number
  readonly height: number
  readonly has: (x: number, y: number) => boolean
}

interface Span {
  readonly from: number
  readonly to: number
}

/** Parts closer than this fraction of the height belong together. */
const GAP = 0.1
/** A symbol has at least this ratio of shorter to longer side. */
const SQUARE = 0.6
/** Space around a symbol, relative to its size. */
const ROOM = 0.12

/**
 * Returns the square that most likely contains a wide picture's symbol: the first separate part that is about as wide
 * as high, seen from the side where reading begins, then from the other; else the square at the reading side. Null if
 * the picture is not wide, or is empty.
 */
export function findLogoSymbol(ink: Ink, isRightToLeft: boolean): CropBox | null {
  const { width, height } = ink
  if (width <= height * 1.1) return null
  const parts = spans(width, height * GAP, (x) => isDrawn(height, (y) => ink.has(x, y)))
  if (parts.length === 0) return null
  const ends = [parts[0], parts.at(-1)] as [Span, Span]
  const sides = isRightToLeft ? ends.toReversed() : ends
  for (const part of sides) {
    const rows = spans(height, height, (y) =>
      isDrawn(part.to - part.from, (x) => ink.has(part.from + x, y)),
    )[0]
    if (!rows) continue
    const [wide, high] = [part.to - part.from, rows.to - rows.from]
    if (Math.min(wide, high) >= SQUARE * Math.max(wide, high)) return around(part, rows, ink)
  }
  const whole = wholeBox(height / width)
  return { ...whole, x: isRightToLeft ? 1 - whole.width : 0 }
}

const isDrawn = (length: number, at: (place: number) => boolean) =>
  Array.from({ length }, (_, place) => place).some(at)

/** The ranges with ink; ranges closer than a gap are joined. */
function spans(length: number, gap: number, at: (place: number) => boolean): Span[] {
  const found: Span[] = []
  for (let place = 0; place < length; place += 1) {
    if (!at(place)) continue
    const last = found.at(-1)
    if (last && place - last.to < gap) found[found.length - 1] = { from: last.from, to: place + 1 }
    else found.push({ from: place, to: place + 1 })
  }
  return found
}

/** The square around a part, with some space, inside the picture. */
function around(columns: Span, rows: Span, { width, height }: Ink): CropBox {
  const size = Math.max(columns.to - columns.from, rows.to - rows.from)
  const side = Math.min(height, size * (1 + 2 * ROOM))
  const start = ({ from, to }: Span, length: number) =>
    Math.min(Math.max((from + to - side) / 2, 0), length - side) / length
  return { x: start(columns, width), y: start(rows, height), width: side / width, height: side / height }
}

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

import { type CropBox, wholeBox } from './crop-box.ts'

/** Where a picture has something drawn, by points. */
export interface Ink {
  readonly width: number
  readonly height: number
  readonly has: (x: number, y: number) => boolean
}

interface Span {
  readonly from: number
  readonly to: number
}

/** What is nearer to each other than this share of the height belongs together. */
const GAP = 0.1
/** At least so square is a sign, its shorter side by the longer. */
const SQUARE = 0.6
/** Room around a sign, by its size. */
const ROOM = 0.12

/**
 * Takes what is drawn in a wide picture and gives the square that its sign most likely stands in: the first part that stands
 * by itself and is about as wide as high, seen from the side where reading begins, else from the other, else the square at
 * that side. Null where the picture is not wide, or has nothing in it.
 */
export function markBox(ink: Ink, isRightToLeft: boolean): CropBox | null {
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

/** The stretches in which something is drawn; those with less than a gap between them are one. */
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

/** The square with a part in its middle, and some room around it, inside the picture. */
function around(columns: Span, rows: Span, { width, height }: Ink): CropBox {
  const size = Math.max(columns.to - columns.from, rows.to - rows.from)
  const side = Math.min(height, size * (1 + 2 * ROOM))
  const start = ({ from, to }: Span, length: number) =>
    Math.min(Math.max((from + to - side) / 2, 0), length - side) / length
  return { x: start(columns, width), y: start(rows, height), width: side / width, height: side / height }
}

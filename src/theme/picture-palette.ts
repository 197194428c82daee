import { deltaEOk, toOklch } from './oklch.ts'
import { blueOf, greenOf, redOf, type Srgb, srgb, toHex } from './srgb.ts'

/** The pixels of a picture: RGBA, row by row. */
export interface PicturePixels {
  data: Uint8Array
  width: number
  height: number
}

/** A colour of a picture and its share of the drawing, 0 to 1. */
export interface PaletteColor {
  color: string
  share: number
}

/** A pixel with an alpha below this belongs to the ground; above the next constant it shows its own colour. */
const CLEAR = 16
const SOLID = 250
/** Colours nearer than this look the same: noise of a JPEG, steps of a gradient. */
const SAME = 0.03
/** A mixture of two colours is within this distance of the line between them, in 8-bit steps. */
const ON_LINE = 6
/** A colour that covers less of the drawing than this may be an edge between two others. */
const EDGE = 0.04
/** From this chroma a colour is not grey; from this share of the logo it names the brand. */
const CHROMATIC = 0.04
const NAMING = 0.05
/** The number of colours examined, commonest first; noise has thousands. */
const CANDIDATES = 2000
/** The limits of the result: the number of colours, and the least share of each. */
const MOST = 8
const RAREST = 0.004

/**
 * Returns the colours of a logo, the brand's first and colours before greys, without ground and edge mixtures. A
 * coloured ground, or one with nothing on it, counts as the brand's own. Source: theme, 'Palette from a logo'.
 */
export function picturePalette(pixels: PicturePixels): PaletteColor[] {
  const counts = countsOf(pixels)
  const ground = groundOf(pixels)
  const isGround = (color: Srgb) => ground !== null && distance(color, ground) <= ON_LINE
  const drawn = [...counts].filter(([color]) => !isGround(color)).toSorted(byCount)
  const groups = grouped(drawn, ground)
  if (groups.length === 0) {
    return counts.size === 0 || ground === null ? [] : [{ color: toHex(ground), share: 1 }]
  }
  const total = groups.reduce((sum, [, count]) => sum + count, 0)
  const named = ([color, count]: Counted) => toOklch(color).c >= CHROMATIC && count / total >= NAMING
  return [...groups.filter(named), ...groups.filter((group) => !named(group))]
    .slice(0, MOST)
    .map(([color, count]) => ({ color: toHex(color), share: Math.round((count / total) * 1000) / 1000 }))
    .filter(({ share }, index) => index === 0 || share >= RAREST)
}

type Counted = readonly [color: Srgb, count: number]

const byCount = ([a, many]: Counted, [b, more]: Counted) => more - many || a - b

/** Counts solid pixels, or all visible ones if hardly any is solid, as in a thin or faint drawing. */
function countsOf({ data }: PicturePixels): Map<Srgb, number> {
  const solid = new Map<Srgb, number>()
  const seen = new Map<Srgb, number>()
  let solids = 0
  let all = 0
  for (let at = 0; at < data.length; at += 4) {
    const alpha = data[at + 3] ?? 0
    if (alpha < CLEAR) continue
    const color = colorAt(data, at)
    all += 1
    seen.set(color, (seen.get(color) ?? 0) + 1)
    if (alpha < SOLID) continue
    solids += 1
    solid.set(color, (solid.get(color) ?? 0) + 1)
  }
  return solids >= all * 0.1 ? solid : seen
}

/** The grey, white or black ground of a picture, as its border shows it; null for a transparent or coloured ground. */
function groundOf({ data, width, height }: PicturePixels): Srgb | null {
  const edge = new Map<Srgb, number>()
  let length = 0
  const count = (x: number, y: number) => {
    const at = (y * width + x) * 4
    length += 1
    if ((data[at + 3] ?? 0) < SOLID) return
    const color = colorAt(data, at)
    edge.set(color, (edge.get(color) ?? 0) + 1)
  }
  for (let x = 0; x < width; x += 1) {
    count(x, 0)
    count(x, height - 1)
  }
  for (let y = 1; y < height - 1; y += 1) {
    count(0, y)
    count(width - 1, y)
  }
  const [commonest] = [...edge].toSorted(byCount)
  if (commonest === undefined) return null
  const [color] = commonest
  const like = [...edge].filter(([other]) => distance(color, other) <= ON_LINE)
  const share = like.reduce((sum, [, count]) => sum + count, 0) / length
  return share >= 0.5 && toOklch(color).c < CHROMATIC ? color : null
}

/** Groups the commonest colours with those like them; a mixture of two commoner colours is an edge, not a colour. */
function grouped(drawn: readonly Counted[], ground: Srgb | null): Counted[] {
  const all = drawn.reduce((sum, [, count]) => sum + count, 0)
  const groups: [Srgb, number][] = []
  for (const [color, count] of drawn.slice(0, CANDIDATES)) {
    const same = groups.find(([other]) => deltaEOk(color, other) < SAME)
    if (same) {
      same[1] += count
      continue
    }
    const ends = [...groups.map(([other]) => other), ...(ground === null ? [] : [ground])]
    if (count < all * EDGE && isMixture(color, ends)) continue
    groups.push([color, count])
  }
  return groups.toSorted(byCount)
}

function isMixture(color: Srgb, ends: readonly Srgb[]): boolean {
  return ends.some((one, index) => ends.slice(index + 1).some((other) => liesBetween(color, one, other)))
}

function liesBetween(color: Srgb, one: Srgb, other: Srgb): boolean {
  const [from, to, at] = [one, other, color].map(channels) as [Channels, Channels, Channels]
  const direction = to.map((channel, index) => channel - (from[index] ?? 0))
  const length = direction.reduce((sum, step) => sum + step * step, 0)
  if (length === 0) return false
  const along = direction.reduce(
    (sum, step, index) => sum + step * ((at[index] ?? 0) - (from[index] ?? 0)),
    0,
  )
  const part = Math.min(1, Math.max(0, along / length))
  return direction.every(
    (step, index) => Math.abs((from[index] ?? 0) + part * step - (at[index] ?? 0)) <= ON_LINE,
  )
}

type Channels = readonly [number, number, number]

const channels = (color: Srgb): Channels => [redOf(color), greenOf(color), blueOf(color)]

function distance(one: Srgb, other: Srgb): number {
  const others = channels(other)
  return Math.max(...channels(one).map((channel, index) => Math.abs(channel - (others[index] ?? 0))))
}

function colorAt(data: Uint8Array, at: number): Srgb {
  return srgb(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0)
}

import { contrast } from '../../../theme/contrast.ts'
import { blueOf, greenOf, parseHex, redOf, type Srgb, srgb, toHex } from '../../../theme/srgb.ts'
import type { IconColors } from '../../domain/pictures/raster.ts'

/** An icon for analysis: RGBA, row by row. */
export interface IconPixels {
  data: Uint8Array
  side: number
}

/** The background of an icon that may not be transparent. */
export interface IconGround {
  color: string
  /**
   * `tile`: the icon is a square itself; `mark`: it is in the middle; `silhouette`: in one colour, because it would
   * otherwise be invisible.
   */
  kind: 'tile' | 'mark' | 'silhouette'
}

/** Below this contrast a shape is not visible on its background at the size of an icon. */
const TELLABLE = 1.6
/** Share of an icon's pixels that must be visible on the background. */
const ENOUGH = 0.85

/**
 * Returns an icon's background from the agency's colours: its own square's colour; else the brand's colour, with the
 * icon as it is or as a silhouette; else the page, for which the icon was designed.
 */
export function iconGround(pixels: IconPixels, { brand, page }: IconColors): IconGround {
  const own = ownGround(pixels)
  if (own !== null) return { color: toHex(own), kind: 'tile' }
  const colors = opaqueColors(pixels)
  const told = colors.filter((color) => contrast(color, parseHex(brand)) >= TELLABLE)
  if (told.length >= colors.length * ENOUGH) return { color: brand, kind: 'mark' }
  return isOneColor(colors) ? { color: brand, kind: 'silhouette' } : { color: page, kind: 'mark' }
}

/** The colour of a square icon: the most frequent one in a ring inside its edge, without frames and corners. */
function ownGround({ data, side }: IconPixels): Srgb | null {
  const near = Math.round(side * 0.08)
  const far = side - 1 - near
  const corner = Math.round(side * 0.15)
  const ring: Srgb[] = []
  for (let along = corner; along < side - corner; along += 1) {
    for (const [x, y] of [
      [along, near],
      [along, far],
      [near, along],
      [far, along],
    ] as const) {
      const at = (y * side + x) * 4
      if ((data[at + 3] ?? 0) < 250) return null
      ring.push(colorAt(data, at))
    }
  }
  return (
    ring.find((color) => ring.filter((other) => distance(color, other) < 24).length > ring.length / 2) ?? null
  )
}

function opaqueColors({ data }: IconPixels): Srgb[] {
  const colors: Srgb[] = []
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at + 3] ?? 0) > 200) colors.push(colorAt(data, at))
  }
  return colors
}

function isOneColor(colors: readonly Srgb[]): boolean {
  const [first] = colors
  return (
    first !== undefined &&
    colors.filter((color) => distance(color, first) < 24).length >= colors.length * 0.97
  )
}

function colorAt(data: Uint8Array, at: number): Srgb {
  return srgb(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0)
}

function distance(one: Srgb, other: Srgb): number {
  return Math.max(
    Math.abs(redOf(one) - redOf(other)),
    Math.abs(greenOf(one) - greenOf(other)),
    Math.abs(blueOf(one) - blueOf(other)),
  )
}

import type { Bytes } from '../../domain/pictures/raster.ts'

/** The largest size of a logo on paper, in points, and the pixels for each point. */
const box = { width: 176, height: 46 } as const
const DENSITY = 300 / 72

/** The most pixels of a printed logo. */
export const mostLogoPixels = {
  width: Math.round(box.width * DENSITY),
  height: Math.round(box.height * DENSITY),
} as const

/** A logo ready for print, with its size on paper in points. */
export interface PrintedLogo {
  png: Buffer
  width: number
  height: number
}

/** Returns a logo file, SVG or raster, ready for print on a background; null if it cannot be drawn. */
export type DrawLogo = (logo: Bytes, ground: string) => Promise<PrintedLogo | null>

/** Returns a drawn logo with its size on paper, from its size in pixels. */
export function onPaper(png: Buffer, { width, height }: { width: number; height: number }): PrintedLogo {
  const shrink = Math.min(box.width / width, box.height / height)
  return { png, width: width * shrink, height: height * shrink }
}

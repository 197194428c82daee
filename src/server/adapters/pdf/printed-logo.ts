import type { Bytes } from '../../domain/pictures/raster.ts'

/** The most room a logo takes on paper, in points, and the points of a printer's picture in one of them. */
const box = { width: 176, height: 46 } as const
const DENSITY = 300 / 72

/** The most pixels of a logo that are printed. */
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

/** Takes the file of a logo, SVG or raster, and gives it as it is printed on a ground; null where it cannot be drawn. */
export type DrawLogo = (logo: Bytes, ground: string) => Promise<PrintedLogo | null>

/** Takes a drawn logo and its size in pixels and gives it with its size on paper. */
export function onPaper(png: Buffer, { width, height }: { width: number; height: number }): PrintedLogo {
  const shrink = Math.min(box.width / width, box.height / height)
  return { png, width: width * shrink, height: height * shrink }
}

import type { PaletteColor, PicturePixels } from '../../../theme/picture-palette.ts'
import type { Turn } from '../../kernel/limits/fair-limiter.ts'

export type Bytes = Uint8Array<ArrayBuffer>

/** What a card is put together from. Colours are `#rrggbb`, lengths pixels of the finished picture. */
export interface CardDrawing {
  /** A picture, SVG or raster, that fills the card. */
  ground: Bytes | string
  logo: Bytes
  /** The panel that the logo stands on, as on the page. */
  panel: { color: string; radius: number; side: 'left' | 'right' }
  /** The band at the lower edge. */
  accent: string
}

export interface IconDrawing {
  /** The agency's own icon, SVG or raster. */
  picture: Bytes
  size: number
  /** `plain` as it is; `tile` fills the square, for systems that cut its corners; `maskable` keeps to the middle four fifths too. */
  look: 'plain' | 'tile' | 'maskable'
  colors: IconColors
}

/** What an icon may stand on: the brand's colour with what reads on it, and the page. */
export interface IconColors {
  brand: string
  onBrand: string
  page: string
}

/** Draws pictures as rasters; each host of the app brings its own, or none. */
export interface Raster {
  /** A JPEG of `cardSize`. */
  card: (drawing: CardDrawing) => Promise<Bytes>
  /** A square PNG. */
  icon: (drawing: IconDrawing) => Promise<Bytes>
  /** Takes the bytes of a picture that somebody sent and gives a WebP square of `portraitSize`; null where they are none that can be drawn. */
  portrait: (picture: Bytes) => Promise<Bytes | null>
  /** Takes the bytes of a picture and gives it drawn anew, or why it cannot be. */
  redraw: (picture: Bytes, wanted: Redrawing) => Promise<Redrawn | { reason: string }>
  /** Takes a picture, SVG or raster, and gives what it is made of, at most `side` pixels along its longer edge; null where it cannot be drawn. */
  look: (picture: Bytes, side: number) => Promise<PicturePixelLook | null>
  /** Takes a picture, SVG or raster, and gives its size and colors; null where it cannot be drawn. */
  palette: (picture: Bytes) => Promise<PicturePalette | null>
  /** Takes a drawing (SVG) as it was sent and gives the first reason why it is refused, or null. */
  check: (drawing: Bytes) => Promise<string | null>
  /** Takes the look of an agency's site and gives a WebP of `lookSize`. */
  page: (drawing: PageDrawing) => Promise<Bytes>
  /** The same for one agency (`group`), whose drawings wait for their turn until `signal` ends; absent where none wait. */
  inTurn?: (turn: Turn, signal?: AbortSignal) => Raster
}

/** Takes a raster and gives the one whose drawings wait for the turn of an agency, where drawings wait at all. */
export function rasterInTurn(raster: Raster, turn: Turn, signal?: AbortSignal): Raster {
  return raster.inTurn?.(turn, signal) ?? raster
}

export interface Redrawing {
  /** The most that it may measure, in pixels; what is smaller stays so. */
  most: { width: number; height: number }
  /** Flat colours stay exactly what they are; otherwise it is kept as photographs are. */
  isExact: boolean
  /** The part of it that is wanted, in shares of its width and height. */
  part?: PicturePart
}

export interface PicturePart {
  x: number
  y: number
  width: number
  height: number
}

/** A WebP, and its size in pixels. */
export interface Redrawn {
  bytes: Bytes
  width: number
  height: number
}

/** A picture's own size, and its pixels as they were looked at. */
export interface PicturePixelLook {
  width: number
  height: number
  pixels: PicturePixels
}

/** A picture's own size in pixels, and its colors, the brand's first. */
export interface PicturePalette {
  width: number
  height: number
  colors: PaletteColor[]
}

/** What a picture of an agency's home is put together from. */
export interface PageDrawing {
  /** An SVG of `lookSize`. */
  page: string
  /** What lies upon it, each inside its box, at its left or right end where it is smaller. */
  pictures: readonly { picture: Bytes | string; box: PixelBox; fit: 'cover' | 'inside' | 'insideEnd' }[]
  /** An SVG of `lookSize` that lies above all of them. */
  above: string
}

export interface PixelBox {
  left: number
  top: number
  width: number
  height: number
}

/** Size of a picture of an agency's home, in pixels. */
export const lookSize = { width: 1200, height: 750 } as const

/** Pixels along the edge of a person's picture. */
export const portraitSize = 256

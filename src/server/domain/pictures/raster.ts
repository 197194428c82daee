import type { PaletteColor, PicturePixels } from '../../../theme/picture-palette.ts'
import type { Turn } from '../../kernel/limits/fair-limiter.ts'

export type Bytes = Uint8Array<ArrayBuffer>

/** What a card is made of. Colours are `#rrggbb`, lengths pixels of the finished picture. */
export interface CardDrawing {
  /** A picture, SVG or raster, that fills the card. */
  ground: Bytes | string
  logo: Bytes
  /** The panel behind the logo, as on the page. */
  panel: { color: string; radius: number; side: 'left' | 'right' }
  /** The band at the lower edge. */
  accent: string
}

export interface IconDrawing {
  /** The agency's own icon, SVG or raster. */
  picture: Bytes
  size: number
  /**
   * `plain` unchanged; `tile` fills the square, for systems that round its corners; `maskable` also keeps to the
   * middle four fifths.
   */
  look: 'plain' | 'tile' | 'maskable'
  colors: IconColors
}

/** The possible backgrounds of an icon: the brand's colour with its text colour, and the page. */
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
  /** Returns an uploaded picture as a WebP square of `portraitSize`; null if it cannot be drawn. */
  portrait: (picture: Bytes) => Promise<Bytes | null>
  /** Returns a picture drawn again, or why it cannot be. */
  redraw: (picture: Bytes, wanted: Redrawing) => Promise<Redrawn | { reason: string }>
  /**
   * Returns the pixels of a picture, SVG or raster, at most `side` along its longer edge; null if it cannot be drawn.
   */
  look: (picture: Bytes, side: number) => Promise<PicturePixelLook | null>
  /** Returns the size and colors of a picture, SVG or raster; null if it cannot be drawn. */
  palette: (picture: Bytes) => Promise<PicturePalette | null>
  /** Returns the first reason why an uploaded SVG is refused, or null. */
  check: (drawing: Bytes) => Promise<string | null>
  /** Returns a WebP of `lookSize` of an agency's page. */
  page: (drawing: PageDrawing) => Promise<Bytes>
  /** The same for one agency (`group`), whose drawings queue until `signal` ends; absent if nothing queues. */
  inTurn?: (turn: Turn, signal?: AbortSignal) => Raster
}

/** Returns a raster whose drawings queue in an agency's turn, if drawings queue at all. */
export function rasterInTurn(raster: Raster, turn: Turn, signal?: AbortSignal): Raster {
  return raster.inTurn?.(turn, signal) ?? raster
}

export interface Redrawing {
  /** Maximum size in pixels; smaller pictures keep theirs. */
  most: { width: number; height: number }
  /** Flat colours stay exact; otherwise it is compressed like a photograph. */
  isExact: boolean
  /** The requested part, in shares of width and height. */
  part?: PicturePart
}

export interface PicturePart {
  x: number
  y: number
  width: number
  height: number
}

/** A WebP and its size in pixels. */
export interface Redrawn {
  bytes: Bytes
  width: number
  height: number
}

/** A picture's own size and its sampled pixels. */
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

/** The parts of a picture of an agency's home page. */
export interface PageDrawing {
  /** An SVG of `lookSize`. */
  page: string
  /** The pictures on it, each inside its box, at the left or right end if smaller. */
  pictures: readonly { picture: Bytes | string; box: PixelBox; fit: 'cover' | 'inside' | 'insideEnd' }[]
  /** An SVG of `lookSize` above all of them. */
  above: string
}

export interface PixelBox {
  left: number
  top: number
  width: number
  height: number
}

/** Size in pixels of a picture of an agency's home page. */
export const lookSize = { width: 1200, height: 750 } as const

/** Edge of a person's picture in pixels. */
export const portraitSize = 256

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
}

/** Pixels along the edge of a person's picture. */
export const portraitSize = 256

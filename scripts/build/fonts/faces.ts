import type { Script } from './code-ranges.ts'

/** How a face is made from its family's files. */
export interface Face {
  /** Folder of the family in @fontsource-variable. */
  family: string
  scripts: readonly Script[]
  /** The family's file: the one that varies only in weight, or the one with the axis to fix. */
  file: 'wght' | 'opsz' | 'wdth'
  /** What to keep of each axis: the range of weights in use, or one value. */
  axes: Readonly<Record<string, number | { min: number; max: number }>>
  /** Scale of the family's own size, so that the faces of a pairing look equally large. */
  scale?: number
}

const latin: readonly Script[] = ['latin', 'latin-ext']
const arabic: readonly Script[] = ['arabic']

/** Text in 400 to 700, or up to the heading weight if the face also serves headings. */
const text = (family: string, scripts = latin, scale?: number, max = 700): Face => ({
  family,
  scripts,
  file: 'wght',
  axes: { wght: { min: 400, max } },
  ...(scale ? { scale } : {}),
})

/** Headings in one weight: a file without axes is half the size. */
const heading = (family: string, wght: number, more: Partial<Face> = {}): Face => ({
  family,
  scripts: latin,
  file: 'wght',
  ...more,
  axes: { wght, ...more.axes },
})

/** Every face that the type pairings name. */
export const faces: Readonly<Record<string, Face>> = {
  'Instrument Sans': text('instrument-sans'),
  Vazirmatn: text('vazirmatn', arabic),
  'Hanken Grotesk': text('hanken-grotesk'),
  'Newsreader Display': heading('newsreader', 600, { file: 'opsz', axes: { opsz: 72 } }),
  'Markazi Text': heading('markazi-text', 700, { scripts: arabic, scale: 1.24 }),
  'Nunito Sans': text('nunito-sans'),
  'Baloo Bhaijaan': heading('baloo-bhaijaan-2', 700, { scale: 1.06 }),
  'Baloo Bhaijaan Arabic': text('baloo-bhaijaan-2', arabic),
  'Source Sans': text('source-sans-3', latin, 1.05),
  Lora: heading('lora', 600),
  'Noto Naskh': text('noto-naskh-arabic', arabic),
  'IBM Plex Sans': text('ibm-plex-sans'),
  'IBM Plex Sans Condensed': heading('ibm-plex-sans', 600, { file: 'wdth', axes: { wdth: 85 }, scale: 1.06 }),
  Cairo: text('cairo', arabic),
  Jost: text('jost', latin, 1.04),
  Cormorant: heading('cormorant', 600, { scale: 1.16 }),
  Alexandria: text('alexandria', arabic, 0.92),
  'Reem Kufi': heading('reem-kufi', 600, { scripts: arabic, scale: 1.08 }),
  Figtree: text('figtree'),
  'Bricolage Grotesque': heading('bricolage-grotesque', 800, { file: 'opsz', axes: { opsz: 96 } }),
  Rubik: text('rubik', arabic, undefined, 800),
  'Readex Pro': text('readex-pro', latin, 0.96),
  'Readex Pro Arabic': text('readex-pro', arabic, 0.96),
  'El Messiri': heading('el-messiri', 700),
  'El Messiri Arabic': heading('el-messiri', 700, { scripts: arabic }),
}

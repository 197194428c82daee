import { choiceIn } from './choice-in.ts'
import type { TypePairing } from './theme-input.ts'

/** The faces of a pairing by name: Latin text and headings, and their Arabic companions. The build has a file for each. */
export interface PairingFaces {
  sans: string
  display: string
  arabicSans: string
  arabicDisplay: string
}

interface Fonts extends PairingFaces {
  /** Letter spacing of headings: large grotesques want tightening, serifs hardly. */
  tracking: string
  /** Weight of headings; their face is made at exactly this one. */
  weight: string
  /** Weight of headings in Arabic, whose strokes look thinner. */
  arabicWeight: string
}

/** The faces whose place a local serif keeps until they have come; a sans serif does for the others. */
const serifs: readonly string[] = ['Newsreader Display', 'Lora', 'Cormorant']

/** Local faces that stand in, widened or narrowed to the measure of the face they wait for. */
export const standIns = {
  sans: ['Arial', 'Roboto'],
  serif: ['Georgia', 'Times', 'Noto Serif'],
  arabic: ['Noto Sans Arabic', 'Noto Naskh Arabic'],
} as const

/** Takes the name of a Latin face and gives the names of its stand-ins: one for each local face that some platform has. */
export function standInsOf(face: string): readonly string[] {
  return standIns[serifs.includes(face) ? 'serif' : 'sans'].map((local) => `${face} ${local}`)
}

/** Takes the name of an Arabic face and gives the names of its stand-ins. */
export function arabicStandInsOf(face: string): readonly string[] {
  return standIns.arabic.map((local) => `${face} ${local}`)
}

/** Eight characters. Where one family serves text and headings, its one variable file does for both. */
export const typePairings: Readonly<Record<TypePairing, Fonts>> = {
  modern: {
    sans: 'Instrument Sans',
    display: 'Instrument Sans',
    arabicSans: 'Vazirmatn',
    arabicDisplay: 'Vazirmatn',
    tracking: '-0.02em',
    weight: '700',
    arabicWeight: '700',
  },
  editorial: {
    sans: 'Hanken Grotesk',
    display: 'Newsreader Display',
    arabicSans: 'Vazirmatn',
    arabicDisplay: 'Markazi Text',
    tracking: '-0.015em',
    weight: '600',
    arabicWeight: '700',
  },
  friendly: {
    sans: 'Nunito Sans',
    display: 'Baloo Bhaijaan',
    arabicSans: 'Baloo Bhaijaan Arabic',
    arabicDisplay: 'Baloo Bhaijaan Arabic',
    tracking: '-0.01em',
    weight: '700',
    arabicWeight: '700',
  },
  classic: {
    sans: 'Source Sans',
    display: 'Lora',
    arabicSans: 'Noto Naskh',
    arabicDisplay: 'Noto Naskh',
    tracking: '-0.012em',
    weight: '600',
    arabicWeight: '700',
  },
  technical: {
    sans: 'IBM Plex Sans',
    display: 'IBM Plex Sans Condensed',
    arabicSans: 'Cairo',
    arabicDisplay: 'Cairo',
    tracking: '-0.005em',
    weight: '600',
    arabicWeight: '700',
  },
  elegant: {
    sans: 'Jost',
    display: 'Cormorant',
    arabicSans: 'Alexandria',
    arabicDisplay: 'Reem Kufi',
    tracking: '-0.01em',
    weight: '600',
    arabicWeight: '700',
  },
  expressive: {
    sans: 'Figtree',
    display: 'Bricolage Grotesque',
    arabicSans: 'Rubik',
    arabicDisplay: 'Rubik',
    tracking: '-0.03em',
    weight: '800',
    arabicWeight: '800',
  },
  arabic: {
    sans: 'Readex Pro',
    display: 'El Messiri',
    arabicSans: 'Readex Pro Arabic',
    arabicDisplay: 'El Messiri Arabic',
    tracking: '-0.01em',
    weight: '700',
    arabicWeight: '700',
  },
}

/** Takes a pairing and gives its tokens. Each list of families has the Latin face first, the Arabic one after it, their stand-ins, and what
 * every platform has; the lists for text in Arabic are the other way round. A name that is no pairing's throws a RangeError. */
export function fontTokens(pairing: TypePairing): Readonly<Record<string, string>> {
  const { sans, display, arabicSans, arabicDisplay, tracking, weight, arabicWeight } = choiceIn(
    typePairings,
    'typePairing',
    pairing,
  )
  return {
    'font-sans': stack(sans, arabicSans, standInsOf(sans), arabicStandInsOf(arabicSans)),
    'font-display': stack(display, arabicDisplay, standInsOf(display), arabicStandInsOf(arabicDisplay)),
    'font-sans-arabic': stack(arabicSans, sans, arabicStandInsOf(arabicSans), standInsOf(sans)),
    'font-display-arabic': stack(
      arabicDisplay,
      display,
      arabicStandInsOf(arabicDisplay),
      standInsOf(display),
    ),
    'tracking-display': tracking,
    'font-weight-display': weight,
    'font-weight-display-arabic': arabicWeight,
  }
}

function stack(
  first: string,
  second: string,
  ofFirst: readonly string[],
  ofSecond: readonly string[],
): string {
  const families = [first, second, ...ofFirst, ...ofSecond].map((name) => `'${name}'`)
  const generic = serifs.includes(first) ? 'serif' : 'sans-serif'
  return [...families, generic === 'serif' ? 'Georgia' : 'system-ui', generic].join(',')
}

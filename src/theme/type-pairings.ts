import type { TypePairing } from './theme-input.ts'

/** The font faces of a pairing: Latin text and headings, and their Arabic companions. The build has a file for each. */
export type PairingFaces = readonly [sans: string, display: string, arabicSans: string, arabicDisplay: string]

interface Fonts {
  faces: PairingFaces
  /** Letter spacing of headings: large grotesques need tightening, serifs hardly. */
  tracking: string
  /** Weight of headings; the face is made at exactly this weight. */
  weight: string
  /** Weight of Arabic headings, whose strokes look thinner; 700 if omitted. */
  arabicWeight?: string
}

/** Faces with a local serif as fallback while they load; all others have a sans serif. */
const serifs: readonly string[] = ['Newsreader Display', 'Lora', 'Cormorant']

/** Local fallback faces, scaled to the width of the face that is loading. */
export const standIns = {
  sans: ['Arial', 'Roboto'],
  serif: ['Georgia', 'Times', 'Noto Serif'],
  arabic: ['Noto Sans Arabic', 'Noto Naskh Arabic'],
} as const

/**
 * Returns the names of a face's fallbacks: one for each local face that some platform has. An Arabic face also needs
 * its script.
 */
export function standInsOf(
  face: string,
  kind: keyof typeof standIns = serifs.includes(face) ? 'serif' : 'sans',
): readonly string[] {
  return standIns[kind].map((local) => `${face} ${local}`)
}

/** The eight pairings. If one family serves text and headings, its one variable file serves both. */
export const typePairings: Readonly<Record<TypePairing, Fonts>> = {
  modern: {
    faces: ['Instrument Sans', 'Instrument Sans', 'Vazirmatn', 'Vazirmatn'],
    tracking: '-0.02em',
    weight: '700',
  },
  editorial: {
    faces: ['Hanken Grotesk', 'Newsreader Display', 'Vazirmatn', 'Markazi Text'],
    tracking: '-0.015em',
    weight: '600',
  },
  friendly: {
    faces: ['Nunito Sans', 'Baloo Bhaijaan', 'Baloo Bhaijaan Arabic', 'Baloo Bhaijaan Arabic'],
    tracking: '-0.01em',
    weight: '700',
  },
  classic: {
    faces: ['Source Sans', 'Lora', 'Noto Naskh', 'Noto Naskh'],
    tracking: '-0.012em',
    weight: '600',
  },
  technical: {
    faces: ['IBM Plex Sans', 'IBM Plex Sans Condensed', 'Cairo', 'Cairo'],
    tracking: '-0.005em',
    weight: '600',
  },
  elegant: {
    faces: ['Jost', 'Cormorant', 'Alexandria', 'Reem Kufi'],
    tracking: '-0.01em',
    weight: '600',
  },
  expressive: {
    faces: ['Figtree', 'Bricolage Grotesque', 'Rubik', 'Rubik'],
    tracking: '-0.03em',
    weight: '800',
    arabicWeight: '800',
  },
  arabic: {
    faces: ['Readex Pro', 'El Messiri', 'Readex Pro Arabic', 'El Messiri Arabic'],
    tracking: '-0.01em',
    weight: '700',
  },
}

/** A face and its fallbacks while it loads. */
type Waited = readonly [face: string, ...standIns: string[]]

/**
 * Returns the font tokens of a pairing. Each family list has the Latin face first, then the Arabic one, their
 * fallbacks and the generic families. The lists for Arabic text have the Arabic face first.
 */
export function fontTokens(fonts: Fonts): Readonly<Record<string, string>> {
  const [sans, display, arabicSans, arabicDisplay] = fonts.faces
  const latin = (face: string): Waited => [face, ...standInsOf(face)]
  const arabic = (face: string): Waited => [face, ...standInsOf(face, 'arabic')]
  return {
    'font-sans': stack(latin(sans), arabic(arabicSans)),
    'font-display': stack(latin(display), arabic(arabicDisplay)),
    'font-sans-arabic': stack(arabic(arabicSans), latin(sans)),
    'font-display-arabic': stack(arabic(arabicDisplay), latin(display)),
    'tracking-display': fonts.tracking,
    'font-weight-display': fonts.weight,
    'font-weight-display-arabic': fonts.arabicWeight ?? '700',
  }
}

function stack([first, ...ofFirst]: Waited, [second, ...ofSecond]: Waited): string {
  const families = [first, second, ...ofFirst, ...ofSecond].map((name) => `'${name}'`)
  return `${families},${serifs.includes(first) ? 'Georgia,serif' : 'system-ui,sans-serif'}`
}

import { resolveTokens } from '../../../theme/resolve-tokens.ts'
import { black, toHex, white } from '../../../theme/srgb.ts'
import type { DocumentBrand, DocumentState } from '../../domain/documents/booking-document.ts'

/** The colours of an agency's documents. Paper is white, so they are those of its light page. */
export interface SheetColors {
  paper: string
  /** What scanners read, whatever the brand. */
  black: string
  brand: string
  onBrand: string
  /** The brand's colour where it is read. */
  accent: string
  ink: string
  quiet: string
  line: string
  ground: string
  tint: string
  /** What a logo stands on where the agency's page is dark; null for the paper itself. */
  logoGround: string | null
  /** Of each state: its solid, and what reads on it. */
  signal: (state: DocumentState) => readonly [solid: string, text: string]
  /** Corner of a panel and of a small one, in points. */
  radius: number
}

const PAPER = toHex(white)
const tones: Readonly<Record<DocumentState, 'success' | 'warning' | 'destructive'>> = {
  confirmed: 'success',
  completed: 'success',
  partly_confirmed: 'warning',
  pending: 'warning',
  cancellation_requested: 'warning',
  cancelled: 'destructive',
  rejected: 'destructive',
}

/** Takes an agency's brand and gives the colours its documents wear; pairs that are read keep the theme's contrast. */
export function sheetColors({ primaryColor, theme }: DocumentBrand): SheetColors {
  const { light, dark, mode, shape } = resolveTokens({ primaryColor, ...theme })
  const of = (name: string) => light[name] ?? PAPER
  return {
    paper: PAPER,
    black: toHex(black),
    brand: of('primary'),
    onBrand: of('primary-foreground'),
    accent: of('link'),
    ink: of('foreground'),
    quiet: of('muted-foreground'),
    line: of('border'),
    ground: of('muted'),
    tint: of('brand-2'),
    logoGround: mode === 'dark' ? (dark.background ?? null) : null,
    signal: (state) => [of(tones[state]), of(`${tones[state]}-foreground`)],
    radius: Number.parseFloat(shape.radius ?? '0') * 12,
  }
}

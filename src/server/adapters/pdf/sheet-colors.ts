import { resolveTokens } from '../../../theme/resolve-tokens.ts'
import { black, toHex, white } from '../../../theme/srgb.ts'
import type { DocumentBrand, DocumentState } from '../../domain/documents/booking-document.ts'

/** The colours of an agency's documents. Paper is white, so they are those of its light theme. */
export interface SheetColors {
  paper: string
  /** Black for scanners, whatever the brand. */
  black: string
  brand: string
  onBrand: string
  /** The brand's colour for text. */
  accent: string
  ink: string
  quiet: string
  line: string
  ground: string
  tint: string
  /** The background of a logo if the agency's theme is dark; null for plain paper. */
  logoGround: string | null
  /** Each state's background and text colours. */
  signal: (state: DocumentState) => readonly [solid: string, text: string]
  /** Corner radius of a panel and of a small one, in points. */
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

/** Returns the document colours of an agency's brand; text keeps the theme's contrast. */
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

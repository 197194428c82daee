import type { BrandInput, CornerRadius } from './theme-input.ts'
import { typePairings } from './type-pairings.ts'

/** Corners of surfaces and of controls: a fully round brand has pill buttons, but a card stays a card. */
const corners: Readonly<Record<CornerRadius, readonly [surface: string, control: string]>> = {
  none: ['0rem', '0rem'],
  small: ['0.25rem', '0.25rem'],
  medium: ['0.75rem', '0.625rem'],
  large: ['1.125rem', '0.875rem'],
  full: ['1.5rem', '624rem'],
}

/** Takes the brand's inputs and gives the tokens that do not depend on the mode: corners, fonts, density, the logo's cap (spec §2.6). What is left out takes the contract's default. */
export function shapeTokens(input: BrandInput): Readonly<Record<string, string>> {
  const [surface, control] = corners[input.radius ?? 'medium']
  const fonts = typePairings[input.typePairing ?? 'modern']
  return {
    radius: surface,
    'radius-control': control,
    'font-sans': fonts.sans,
    'font-display': fonts.display,
    'tracking-display': fonts.tracking,
    'font-weight-display': fonts.weight,
    density: '1',
    'logo-max-height': '50px',
  }
}

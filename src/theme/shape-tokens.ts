import type { BrandInput, CornerRadius, Density, Elevation } from './theme-input.ts'
import { fontStacks, typePairings } from './type-pairings.ts'

/** Corners of surfaces and of controls: a fully round brand has pill buttons, but a card stays a card. */
export const corners: Readonly<Record<CornerRadius, readonly [surface: string, control: string]>> = {
  none: ['0rem', '0rem'],
  small: ['0.25rem', '0.25rem'],
  medium: ['0.75rem', '0.625rem'],
  large: ['1.125rem', '0.875rem'],
  full: ['1.5rem', '624rem'],
}

/** What spacing is multiplied by. */
export const densities: Readonly<Record<Density, string>> = {
  compact: '0.84',
  comfortable: '1',
  spacious: '1.16',
}

/** What the strength of shadows is multiplied by. */
export const elevations: Readonly<Record<Elevation, string>> = { flat: '0', soft: '1', raised: '1.8' }

/** Takes the brand's inputs and gives the tokens that do not depend on the mode: corners, fonts, density, elevation, the logo's cap (spec §2.6). What is left out takes the contract's default. */
export function shapeTokens(input: BrandInput): Readonly<Record<string, string>> {
  const [surface, control] = corners[input.radius ?? 'medium']
  const fonts = typePairings[input.typePairing ?? 'modern']
  return {
    radius: surface,
    'radius-control': control,
    ...fontStacks(fonts),
    'tracking-display': fonts.tracking,
    'font-weight-display': fonts.weight,
    density: densities[input.density ?? 'comfortable'],
    elevation: elevations[input.elevation ?? 'soft'],
    'logo-max-height': '50px',
  }
}

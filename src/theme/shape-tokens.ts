import type { ThemeInput } from '../contract/types.ts'
import type { BrandInput, CornerRadius, Density, Elevation } from './theme-input.ts'
import { fontTokens, typePairings } from './type-pairings.ts'

/** Corners of surfaces and of controls in rem: a fully round brand has pill-shaped buttons, but cards keep corners. */
export const corners: Readonly<Record<CornerRadius, readonly [surface: number, control: number]>> = {
  none: [0, 0],
  small: [0.25, 0.25],
  medium: [0.75, 0.625],
  large: [1.125, 0.875],
  full: [1.5, 624],
}

/** The factor for spacing. */
export const densities: Readonly<Record<Density, string>> = {
  compact: '0.84',
  comfortable: '1',
  spacious: '1.16',
}

/** The factor for the strength of shadows. */
export const elevations: Readonly<Record<Elevation, string>> = { flat: '0', soft: '1', raised: '1.8' }

/**
 * Returns the tokens that do not depend on the mode: corners, fonts, density, elevation, the logo's maximum size
 * (spec §2.6). An omitted field has the contract's default; a value outside the contract's lists throws a RangeError
 * that names the field.
 */
export function shapeTokens(input: BrandInput): Readonly<Record<string, string>> {
  const [surface, control] = resolveChoice(input, 'radius', corners, 'medium')
  return {
    radius: `${surface}rem`,
    'radius-control': `${control}rem`,
    ...fontTokens(resolveChoice(input, 'typePairing', typePairings, 'modern')),
    density: resolveChoice(input, 'density', densities, 'comfortable'),
    elevation: resolveChoice(input, 'elevation', elevations, 'soft'),
    'logo-max-height': '50px',
  }
}

/**
 * Returns what the value of a theme field stands for; an omitted field has the default. Throws a RangeError with
 * field and value if the value is not in the list.
 */
export function resolveChoice<Field extends keyof ThemeInput, Meaning>(
  input: ThemeInput,
  field: Field,
  choices: Readonly<Record<NonNullable<ThemeInput[Field]>, Meaning>>,
  fallback: NonNullable<ThemeInput[Field]>,
): Meaning {
  const value = input[field] ?? fallback
  // Own names only: an inherited name such as `toString` is not a choice.
  if (!Object.hasOwn(choices, value)) throw new RangeError(`unknown ${field}: ${value}`)
  return choices[value]
}

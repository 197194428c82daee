import type { ThemeInput } from '../contract/types.ts'

/**
 * The brand inputs of an agency: the contract's `ThemeInput` and its `primaryColor`, which has the spec's default
 * (spec §3, §9).
 */
export interface BrandInput extends ThemeInput {
  primaryColor?: string
}

export type ThemeMode = NonNullable<ThemeInput['mode']>
export type CornerRadius = NonNullable<ThemeInput['radius']>
export type Density = NonNullable<ThemeInput['density']>
export type Elevation = NonNullable<ThemeInput['elevation']>
export type TypePairing = NonNullable<ThemeInput['typePairing']>

/** Spec §9. */
export const DEFAULT_PRIMARY_COLOR = '#2c7be5'

/** Every mode that an agency may set; `auto` leaves it to the system. */
export const themeModes: Readonly<Record<ThemeMode, ThemeMode>> = {
  light: 'light',
  dark: 'dark',
  auto: 'auto',
}

import type { TypePairing } from './type-pairings.ts'

/** What an agency says of its brand: the contract's `ThemeInput` together with `primaryColor` (spec §3, §9). */
export interface BrandInput {
  /** `#rrggbb`; the spec's default when left out. */
  primaryColor?: string | undefined
  mode?: ThemeMode | undefined
  radius?: CornerRadius | undefined
  typePairing?: TypePairing | undefined
}

export type ThemeMode = 'light' | 'dark' | 'auto'
export type CornerRadius = 'none' | 'small' | 'medium' | 'large' | 'full'

/** Spec §9. */
export const DEFAULT_PRIMARY_COLOR = '#2c7be5'

import type { BrandInput } from '../../theme/theme-input.ts'

/** A complete theme to start from. */
export interface Preset {
  readonly id: string
  readonly brand: BrandInput
}

/** Harmonious themes, each as different from the others as possible. */
export const presets: readonly Preset[] = [
  {
    id: 'atlantic',
    brand: {
      primaryColor: '#0b5cad',
      radius: 'medium',
      typePairing: 'modern',
      elevation: 'soft',
      density: 'comfortable',
    },
  },
  {
    id: 'terracotta',
    brand: {
      primaryColor: '#b4532a',
      secondaryColor: '#2f5d50',
      neutralTint: '#c9a184',
      radius: 'small',
      typePairing: 'editorial',
      elevation: 'flat',
      density: 'spacious',
    },
  },
  {
    id: 'meadow',
    brand: {
      primaryColor: '#2f7d4f',
      secondaryColor: '#e0a526',
      radius: 'large',
      typePairing: 'friendly',
      elevation: 'soft',
      density: 'comfortable',
    },
  },
  {
    id: 'ink',
    brand: {
      primaryColor: '#1d1f2b',
      neutralTint: '#5b6478',
      radius: 'none',
      typePairing: 'technical',
      elevation: 'flat',
      density: 'compact',
    },
  },
  {
    id: 'coral',
    brand: {
      primaryColor: '#e2574c',
      secondaryColor: '#2a7f9e',
      radius: 'full',
      typePairing: 'expressive',
      elevation: 'raised',
      density: 'comfortable',
    },
  },
  {
    id: 'saffron',
    brand: {
      primaryColor: '#f2b632',
      secondaryColor: '#7a2e3a',
      radius: 'medium',
      typePairing: 'classic',
      elevation: 'soft',
      density: 'comfortable',
    },
  },
  {
    id: 'fjord',
    brand: {
      primaryColor: '#3c6e7d',
      neutralTint: '#8aa7b0',
      radius: 'small',
      typePairing: 'modern',
      elevation: 'flat',
      density: 'spacious',
    },
  },
  {
    id: 'orchid',
    brand: {
      primaryColor: '#7a3e9d',
      secondaryColor: '#d98cb3',
      radius: 'large',
      typePairing: 'elegant',
      elevation: 'raised',
      density: 'spacious',
    },
  },
]

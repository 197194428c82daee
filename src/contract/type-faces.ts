import type { ThemeInput } from './types.ts'

type TypePairing = NonNullable<ThemeInput['typePairing']>

/** Where a type pairing's fonts are, as site addresses. */
export interface PairingFiles {
  /** Stylesheet with the pairing's `@font-face` rules, for a page that changes its pairing. */
  css: string
  /** Fonts that a first view needs, by the script of its language. */
  preload: Readonly<Record<'latin' | 'arabic', readonly string[]>>
}

export type TypeFaces = Readonly<Record<TypePairing, PairingFiles>>

/** As the server has it: with the rules themselves, which go into the page. */
export interface BuiltPairing extends PairingFiles {
  rules: string
}

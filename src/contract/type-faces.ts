import type { ThemeInput } from './types.ts'

type TypePairing = NonNullable<ThemeInput['typePairing']>

/** Site addresses of a type pairing's font files. */
export interface PairingFiles {
  /** Stylesheet with the pairing's `@font-face` rules, for pages that switch pairings. */
  css: string
  /** Fonts for the first view, by the script of its language. */
  preload: Readonly<Record<'latin' | 'arabic', readonly string[]>>
}

export type TypeFaces = Readonly<Record<TypePairing, PairingFiles>>

/** The server's form: it contains the rules themselves, which are inlined in the page. */
export interface BuiltPairing extends PairingFiles {
  rules: string
}

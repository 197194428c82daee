import { type BrandInput, themeModes } from '../../theme/theme-input.ts'
import { linkTypePairing } from '../link-type-pairing.ts'
import type { LiveTheme } from '../live-theme.ts'

type Mode = NonNullable<BrandInput['mode']>

/**
 * Makes what dresses a preview: a brand in the next frame, with no part of React in it, in the mode that was asked for last.
 * `ownMode` is what the page's agency says, for as long as no brand is told.
 */
export function previewTheme(ownMode: Mode = 'auto', root: HTMLElement = document.documentElement) {
  let theme: LiveTheme | undefined
  // On its way before the first colour is; what is worn meanwhile is worn then.
  let make: typeof import('../live-theme.ts').liveTheme | undefined
  void import('../live-theme.ts').then((module) => {
    make = module.liveTheme
    paint()
  })
  let brand: BrandInput | undefined
  /** Null: as the brand says; undefined: nobody asked yet, and the page stays in the one it was opened in. */
  let mode: Mode | null | undefined

  function paint(): void {
    if (brand === undefined) {
      // Nothing is worn yet: the page's own sheet has both modes.
      if (mode !== undefined) root.dataset.mode = mode ?? ownMode
      return
    }
    theme ??= make?.(root, brand)
    theme?.wear(mode ? { ...brand, mode } : brand)
  }

  return {
    wear(next: BrandInput): void {
      if (typeof next !== 'object' || next === null) return
      if (next.typePairing && next.typePairing !== brand?.typePairing) void linkTypePairing(next.typePairing)
      brand = next
      if (mode === undefined) mode = root.dataset.mode as Mode | undefined
      paint()
    },
    setMode(next: Mode | null): void {
      if (next !== null && !Object.hasOwn(themeModes, next)) return
      mode = next
      paint()
    },
  }
}

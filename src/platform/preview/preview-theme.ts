import { type BrandInput, themeModes } from '../../theme/theme-input.ts'
import { linkTypePairing } from '../link-type-pairing.ts'
import type { LiveTheme } from '../live-theme.ts'

type Mode = NonNullable<BrandInput['mode']>

/**
 * Creates the theme of a preview: applies a brand in the next frame, without React, in the latest requested mode.
 * `ownMode` is the agency's mode, used while there is no brand.
 */
export function previewTheme(ownMode: Mode = 'auto', root: HTMLElement = document.documentElement) {
  let theme: LiveTheme | undefined
  // Loads before the first colour arrives; a brand received meanwhile is applied afterwards.
  let make: typeof import('../live-theme.ts').liveTheme | undefined
  void import('../live-theme.ts').then((module) => {
    make = module.liveTheme
    paint()
  })
  let brand: BrandInput | undefined
  /** Null: the brand's own; undefined: none was requested, and the page keeps its initial mode. */
  let mode: Mode | null | undefined

  function paint(): void {
    if (brand === undefined) {
      // Before the first brand, the page's own stylesheet has both modes.
      if (mode !== undefined) root.dataset.mode = mode ?? ownMode
      return
    }
    theme ??= make?.(root, brand)
    theme?.apply(mode ? { ...brand, mode } : brand)
  }

  return {
    apply(next: BrandInput): void {
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

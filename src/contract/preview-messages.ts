import type { PageAgency } from './page.ts'
import type { NavigationItem, ThemeInput } from './types.ts'

export type PreviewPlace = readonly [selector: string, pointer: string, name?: string]

/** Messages from the editor to a preview's frame. */
export type ToPreview =
  /** Apply this theme in the next frame. */
  | { kind: 'theme'; brand: ThemeInput & { primaryColor?: string } }
  /** The site now shows this agency: menus, engines, flags and route table follow. */
  | { kind: 'agency'; agency: PageAgency; wording?: Readonly<Record<string, string>> }
  /** Replace the links of the header. */
  | { kind: 'menus'; navigation: readonly NavigationItem[] }
  /** Something else of the draft has changed: refetch everything. */
  | { kind: 'refresh' }
  | { kind: 'go'; path: string }
  /** Null: the theme's own mode. */
  | { kind: 'mode'; mode: 'light' | 'dark' | 'auto' | null }
  /**
   * A press selects the element instead of acting on it. `places` are the selectors, each with its setting and name.
   */
  | { kind: 'inspect'; on: boolean; places?: readonly PreviewPlace[] }
  /** Scroll to the element of a setting and outline it, or to the fallback `otherwise`; null removes the outline. */
  | { kind: 'point'; selector: string | null; otherwise?: string }

/**
 * A function that the preview's window offers besides messages, since a message arrives a frame later than its event.
 */
export interface PreviewWindow {
  applyBrand?: (brand: Extract<ToPreview, { kind: 'theme' }>['brand']) => void
}

/** Messages from a preview's frame to the editor. */
export type FromPreview =
  /**
   * A page is loading (`came`), is interactive (`ready`), or changed without a load (`went`). `isLed`: the site
   * redirected by itself, for example from a page to its successor.
   */
  | { kind: 'came' | 'ready' | 'went'; path: string; isLed?: boolean }
  | { kind: 'picked'; pointer: string }
  /** Escape while selecting: end the selection. */
  | { kind: 'stopped' }
  /** An action that a preview refuses: leaving the site, opening a window, downloading a file, changing something. */
  | { kind: 'refused'; what: 'elsewhere' | 'window' | 'download' | 'change'; to: string }

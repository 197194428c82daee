import type { PageAgency } from './page.ts'
import type { NavigationItem, ThemeInput } from './types.ts'

export type PreviewPlace = readonly [selector: string, pointer: string, name?: string]

/** What the editor tells a preview's frame. */
export type ToPreview =
  /** Wear this brand, in the next frame. */
  | { kind: 'theme'; brand: ThemeInput & { primaryColor?: string } }
  /** The site is this agency's now: menus, engines, flags and route table follow. */
  | { kind: 'agency'; agency: PageAgency; wording?: Readonly<Record<string, string>> }
  /** The links of the header are these. */
  | { kind: 'menus'; navigation: readonly NavigationItem[] }
  /** Something else of the draft is another: ask for everything anew. */
  | { kind: 'refresh' }
  | { kind: 'go'; path: string }
  /** Null: as the brand says. */
  | { kind: 'mode'; mode: 'light' | 'dark' | 'auto' | null }
  /** A press picks what it falls on instead of doing something; by these selectors, each with the setting it shows and its name. */
  | { kind: 'inspect'; on: boolean; places?: readonly PreviewPlace[] }
  /** Scroll to what a setting shows at, and outline it, or else what stands for it; null takes that away. */
  | { kind: 'point'; selector: string | null; otherwise?: string }

/** What a preview's window offers the editor beside messages: a message is taken a frame later than the event it tells of. */
export interface PreviewWindow {
  wearBrand?: (brand: Extract<ToPreview, { kind: 'theme' }>['brand']) => void
}

/** What a preview's frame tells the editor. */
export type FromPreview =
  /**
   * A page is being loaded (`came`), is awake (`ready`), became another without a load (`went`). `isLed`: the site led on by
   * itself, as from a page to the one that stands in its place.
   */
  | { kind: 'came' | 'ready' | 'went'; path: string; isLed?: boolean }
  | { kind: 'picked'; pointer: string }
  /** Escape while picking: no more of it. */
  | { kind: 'stopped' }
  /** What a preview does not do: leave the site, open a window, store a file, change something. */
  | { kind: 'refused'; what: 'elsewhere' | 'window' | 'download' | 'change'; to: string }

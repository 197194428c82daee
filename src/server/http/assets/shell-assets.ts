import type { BuiltPairing, TypeFaces } from '../../../contract/type-faces.ts'

/** The output of the shell's build as site addresses; the build writes it to dist/shell-assets.json. */
export interface ShellAssets {
  entry: string
  /** Runs before the entry if the page is in the editor's frame. */
  preview?: string | undefined
  /**
   * The bar of demo and development: its start, and a map from the address of each of its scripts to a hash. Pages in
   * production never name it.
   */
  bar?: { start: string; integrity: Readonly<Record<string, string>> } | undefined
  /** Runs in the page of all agencies; in development alone, it reloads after tenant files are saved. */
  gallery?: string | undefined
  /** The entry and its static imports. */
  scripts: readonly string[]
  styles: readonly string[]
  /**
   * The stylesheet for the first view of some pages, and their names; '' is the frame around a remote part. `styles`
   * follow it.
   */
  firstView?: { style: string; pages: readonly string[] } | undefined
  /** Shell page → its chunk and its imports. */
  pages: Readonly<Record<string, readonly string[]>>
  /** Language → its texts: the module itself, then its imports. */
  texts: Readonly<Record<string, readonly string[]>>
  /** Language → the additional texts of the shell's pages other than the home page. */
  pageTexts: Readonly<Record<string, readonly string[]>>
  /** `<folder>/text/<language>` → the additional texts of some pages. */
  wordTexts: Readonly<Record<string, readonly string[]>>
  /** The menus of signed-in users, and the additional ones of agents. */
  menus: { person: readonly string[]; agent: readonly string[] }
  /** The code that loads remote parts. */
  remoteHost: readonly string[]
  /** The import map's shared modules: name → address. */
  imports: Readonly<Record<string, string>>
  /** Type pairing → its fonts, and the rules that name them. */
  fonts: Readonly<Record<keyof TypeFaces, BuiltPairing>>
  /** Address of every script → Subresource Integrity hash. */
  integrity: Readonly<Record<string, string>>
}

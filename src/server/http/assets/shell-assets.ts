import type { BuiltPairing, TypeFaces } from '../../../contract/type-faces.ts'

/** What the shell's build produced, as site addresses; written by the build to dist/shell-assets.json. */
export interface ShellAssets {
  entry: string
  /** Runs before the entry where the page stands in the editor's frame. */
  preview?: string | undefined
  /** The bar of demo and development: its start, and address of every script of it → hash; pages in production never name it. */
  bar?: { start: string; integrity: Readonly<Record<string, string>> } | undefined
  /** Runs in the page of all agencies, of which development alone has it follow what is saved. */
  gallery?: string | undefined
  /** The entry and everything it imports statically. */
  scripts: readonly string[]
  styles: readonly string[]
  /** Shell page → its chunk and what that imports. */
  pages: Readonly<Record<string, readonly string[]>>
  /** Language → its texts: the module itself, then what it imports. */
  texts: Readonly<Record<string, readonly string[]>>
  /** Language → what the shell's other pages say beside the home page's words. */
  pageTexts: Readonly<Record<string, readonly string[]>>
  /** `<folder>/text/<language>` → what some pages say beside that. */
  wordTexts: Readonly<Record<string, readonly string[]>>
  /** The menus of whoever is signed in, and beside them the agents' own. */
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

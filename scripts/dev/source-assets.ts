import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { ShellAssets } from '../../src/server/http/assets/shell-assets.ts'
import { languageCodes } from '../../src/tenant/language.ts'
import { sharedModuleNames } from '../build/shared-modules.ts'

/** Returns the addresses of the shell's sources, in the page renderer's terms; the fonts are those of the build. */
export function sourceAssets(root: string): Omit<ShellAssets, 'fonts'> {
  const texts = (folder: string) =>
    languageCodes.map((language): [string, string[]] => [
      `${folder}text/${language}`,
      [`/src/shell/${folder}text/${language}.json?import`],
    ])
  const byLanguage = (folder: string) =>
    Object.fromEntries(texts(folder).map(([name, urls]) => [name.slice(-2), urls]))
  const folders = readdirSync(join(root, 'src/shell'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${name}/`)
  return {
    entry: '/src/shell/entry-client.tsx',
    bar: { start: '/src/shell/bar/start-bar.ts', integrity: {} },
    gallery: '/src/shell/bar/refresh-gallery.ts',
    preview: '/src/platform/preview/start-preview.ts',
    scripts: [],
    styles: ['/src/shell/styles/shell.css'],
    pages: {},
    texts: byLanguage(''),
    pageTexts: byLanguage('pages/'),
    wordTexts: Object.fromEntries(folders.flatMap(texts)),
    menus: { person: [], agent: [] },
    remoteHost: [],
    // Only for remote parts that were built elsewhere; Vite resolves the addresses in this folder's code.
    imports: Object.fromEntries(
      sharedModuleNames.map((name) => [name, `/@id/__x00__virtual:shared/${name}`]),
    ),
    integrity: {},
  }
}

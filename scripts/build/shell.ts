import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { build, type Manifest } from 'vite'
import type { ShellAssets } from '../../src/server/http/assets/shell-assets.ts'
import { buildBar } from './bar.ts'
import { chunkContents } from './chunk-contents.ts'
import { buildFirstView, findFirstView } from './first-view.ts'
import { type BuiltFonts, buildFonts } from './fonts/build-fonts.ts'
import { integrityOf } from './integrity.ts'
import { chunkOfModule } from './read-contents.ts'
import { root } from './root.ts'
import { sharedModuleNames } from './shared-modules.ts'

const client = join(root, 'dist/client')

/**
 * Builds the shell for browser (dist/client) and server (dist/server) and the bar (dist/bar), and writes the
 * addresses that pages need.
 */
export async function buildShell(): Promise<ShellAssets> {
  rmSync(client, { recursive: true, force: true })
  const fonts = await buildFonts()
  const firstView = findFirstView()
  await build({ root, logLevel: 'warn', plugins: [firstView.plugin, chunkContents('shell')] })
  await build({
    root,
    logLevel: 'warn',
    build: {
      outDir: 'dist/server',
      emptyOutDir: true,
      manifest: false,
      ssr: true,
      copyPublicDir: false,
    },
    ssr: { noExternal: true, target: 'webworker' },
  })
  const assets = {
    ...builtAssets(),
    firstView: await buildFirstView(client, firstView.modules),
    bar: await buildBar(),
    fonts: writeFonts(fonts),
  }
  writeFileSync(join(root, 'dist/shell-assets.json'), JSON.stringify(assets, null, 2))
  return assets
}

/** Adds the fonts and stylesheets of the type pairings to the shell's own files. */
function writeFonts({ files, pairings }: BuiltFonts): ShellAssets['fonts'] {
  for (const [path, content] of files) {
    mkdirSync(dirname(join(client, path)), { recursive: true })
    writeFileSync(join(client, path), content)
  }
  return pairings
}

/** The build's output, in the page renderer's terms. */
function builtAssets(): Omit<ShellAssets, 'bar' | 'firstView' | 'fonts'> {
  const manifestFile = join(client, '.vite/manifest.json')
  const chunks: Manifest = JSON.parse(readFileSync(manifestFile, 'utf8'))
  rmSync(join(client, '.vite'), { recursive: true })
  const url = (file: string) => `/${file}`
  // A module that shares its chunk with others is not in the manifest under its own name.
  const chunkFiles = chunkOfModule('shell')
  const keys = new Map(Object.entries(chunks).map(([key, { file }]) => [file, key]))
  const chunk = (name: string) => {
    const found = chunks[name] ?? chunks[keys.get(chunkFiles.get(name) ?? '') ?? '']
    if (!found) throw new Error(`the shell's build has no ${name}`)
    return found
  }
  const withImports = (key: string, seen = new Set<string>()): string[] => {
    if (seen.has(key)) return []
    seen.add(key)
    const { file, imports = [] } = chunk(key)
    return [url(file), ...imports.flatMap((name) => withImports(name, seen))]
  }
  const group = (pattern: RegExp, loader?: string) =>
    Object.fromEntries(
      Object.keys(chunks).flatMap((key) => {
        const name = pattern.exec(key)?.[1]
        return name ? [[name, [...withImports(key), ...(loader ? withImports(loader) : [])]]] : []
      }),
    )
  // The editor fetches its stylesheet itself.
  const styles = Object.values(chunks)
    .filter(({ src }) => !src?.endsWith('src/editor/editor.css'))
    .flatMap(({ css = [], file }) => [...css, ...(file.endsWith('.css') ? [file] : [])])
  return {
    entry: url(chunk('src/shell/entry-client.tsx').file),
    preview: url(chunk('src/platform/preview/start-preview.ts').file),
    scripts: withImports('src/shell/entry-client.tsx'),
    styles: [...new Set(styles)].map(url),
    pages: {
      ...group(/^src\/shell\/pages\/([\w-]+)\.tsx$/, 'src/shell/inner-pages.ts'),
      home: withImports('src/shell/pages/home.tsx'),
    },
    texts: group(/^src\/shell\/text\/(\w+)\.json$/),
    pageTexts: group(/^src\/shell\/pages\/text\/(\w+)\.json$/, 'src/shell/page-texts.ts'),
    wordTexts: group(
      /^src\/shell\/((?:account|agents|markups|profile|sso|dashboard|menus|proposals)\/text\/\w+)\.json$/,
    ),
    menus: {
      person: withImports('src/shell/menus/menus.ts'),
      agent: withImports('src/shell/menus/side-menu.tsx'),
    },
    remoteHost: withImports('src/shell/remote/remote-page.tsx'),
    imports: Object.fromEntries(
      sharedModuleNames.map((name) => [name, url(chunk(`virtual:shared/${name}`).file)]),
    ),
    integrity: Object.fromEntries(
      Object.entries(integrityOf(client)).map(([file, hash]) => [url(file), hash]),
    ),
  }
}

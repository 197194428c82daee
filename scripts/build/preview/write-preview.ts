import { cpSync, globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { earthFile } from '../../../packages/geography/earth/load-earth.ts'
import { BAR_FILES } from '../../../src/contract/bar.ts'
import type { LanguageCode } from '../../../src/contract/types.ts'
import { startAndResetPages } from '../../../src/server/hosts/browser/page/start-and-reset-pages.ts'
import type { StartAndResetTexts } from '../../../src/server/hosts/browser/page/start-and-reset-texts.ts'
import type { ShellAssets } from '../../../src/server/http/assets/shell-assets.ts'
import { joinParts, resolveManifest } from '../../../src/server/http/pages/render/remote-parts.ts'
import { languageCodes } from '../../../src/tenant/language.ts'
import { buildIfStale } from '../../build-if-stale.mjs'
import { remoteNames } from '../remote.ts'
import { root } from '../root.ts'
import { pageScript, printerScript, serverScript, workerScript } from './preview-scripts.ts'
import { replaceInPlace } from './replace-in-place.ts'
import { type Seeded, seedDump } from './seed-dump.ts'
import { trimmedEngineData } from './trimmed-engine-data.ts'
import { writeFolded, writeFoldedFolder, writeHashed } from './write-folded.ts'

interface PreviewOptions {
  tenantsDir: string
  slugs: readonly string[]
  out: string
}

export interface WrittenPreview {
  /** Bytes that a first visit fetches before the first page is answered, by kind. */
  fetched: Readonly<Record<string, number>>
}

/** Path prefixes that the file server answers, with or without the service worker. */
const filePaths = ['/assets/', '/remotes/', '/flags/', BAR_FILES, '/preview/', '/preview-reset', '/worker.js']

/**
 * Writes the static preview of some agencies: the built client, and the server with its database for the service
 * worker. Builds the client first if it is missing or stale. A failure leaves the previous preview.
 */
export async function writePreview({ tenantsDir, slugs, out }: PreviewOptions): Promise<WrittenPreview> {
  const seeded = await seedDump(tenantsDir, slugs)
  // Tenant problems are reported before the client is built.
  await buildIfStale()
  return replaceInPlace(out, (folder) => writeFiles(folder, slugs, seeded))
}

async function writeFiles(
  out: string,
  slugs: readonly string[],
  { dump, agencies }: Seeded,
): Promise<WrittenPreview> {
  const assets: ShellAssets = readJson('dist/shell-assets.json')
  copyClient(out)
  const engine = createRequire(import.meta.url).resolve('@electric-sql/pglite/pglite.wasm')
  const drawing = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')
  const needed = {
    engine: writeFolded(out, 'engine', readFileSync(engine)),
    engineData: writeFolded(out, 'engine-data', trimmedEngineData(dirname(engine))),
    database: writeFolded(out, 'database', dump),
  }
  const addresses = {
    ...needed,
    places: writeFolded(out, 'places', readFileSync(join(root, 'dist/geo/places.bin'))),
    earth: writeFolded(out, 'earth', brotliDecompressSync(readFileSync(earthFile))),
    printer: writeFolded(out, 'printer', Buffer.from(await printerScript())),
    fonts: writeFoldedFolder(out, 'fonts', printedFonts()),
    drawing: writeFolded(out, 'drawing', readFileSync(drawing)),
  }
  const remotes = joinParts(
    remoteNames.map((name) =>
      resolveManifest(readJson(`dist/remotes/${name}/manifest.json`), `/remotes/${name}/`),
    ),
  )
  const server = writeFolded(out, 'server', Buffer.from(await serverScript({ slugs, assets, remotes })))
  writeFileSync(
    join(out, 'worker.js'),
    await workerScript({ server, addresses, filePaths, siteAddresses: siteAddresses(out) }),
  )

  const [sole = null, second] = agencies
  const alone = second === undefined ? sole : null
  const logo = alone?.logo ? writeHashed(out, 'logo', alone.logo.ending, alone.logo.bytes) : null
  const pages = startAndResetPages({
    sole: alone?.agency ?? null,
    logo,
    fonts: assets.fonts,
    texts: allTexts(),
    scripts: {
      first: await pageScript('first-page', 'firstPage'),
      reset: await pageScript('reset-page', 'resetPage'),
    },
  })
  for (const name of ['index.html', '404.html']) writeFileSync(join(out, name), pages.first)
  mkdirSync(join(out, 'preview-reset'))
  writeFileSync(join(out, 'preview-reset/index.html'), pages.reset)
  writeFileSync(join(out, 'robots.txt'), 'User-agent: *\nDisallow: /\n')
  const files = { page: '/index.html', worker: '/worker.js', server, ...needed }
  return {
    fetched: Object.fromEntries(
      Object.entries(files).map(([name, path]) => [name, readFileSync(join(out, path)).length]),
    ),
  }
}

/** The browser's files of the site, without the compressed copies, which only Livery's own server sends. */
function copyClient(out: string): void {
  const plain = { recursive: true, filter: (path: string) => !/\.(br|gz)$/.test(path) }
  cpSync(join(root, 'dist/client/assets'), join(out, 'assets'), plain)
  cpSync(join(root, 'dist/remotes'), join(out, 'remotes'), plain)
  cpSync(join(root, 'dist/bar'), join(out, BAR_FILES), plain)
  const flags = join(root, 'node_modules/country-flag-icons/3x2')
  for (const name of readdirSync(flags)) {
    if (name.endsWith('.svg')) cpSync(join(flags, name), join(out, 'flags', name.toLowerCase()))
  }
}

/** Scripts and styles of the pages. */
function siteAddresses(out: string): string[] {
  return globSync('{assets,remotes,demo}/**/*.{js,css}', { cwd: out })
    .map((path) => `/${path.replaceAll('\\', '/')}`)
    .toSorted()
}

/** The fonts for print, by their names. */
function printedFonts(): Map<string, Uint8Array> {
  const folder = join(root, 'dist/documents/fonts')
  const names = readdirSync(folder).filter((name) => name.endsWith('.ttf'))
  return new Map(names.map((name) => [name.slice(0, -4), readFileSync(join(folder, name))]))
}

function allTexts(): Record<LanguageCode, StartAndResetTexts> {
  const texts = languageCodes.map((code) => [
    code,
    readJson<StartAndResetTexts>(`src/server/hosts/browser/text/${code}.json`),
  ])
  return Object.fromEntries(texts)
}

function readJson<Value>(path: string): Value {
  return JSON.parse(readFileSync(join(root, path), 'utf8'))
}

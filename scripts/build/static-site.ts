import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ShellAssets } from '../../src/server/http/assets/shell-assets.ts'
import { pageScripts } from '../../src/server/http/pages/render/import-map.ts'
import { joinParts, resolveManifest } from '../../src/server/http/pages/render/remote-parts.ts'
import { scriptJson } from '../../src/server/kernel/text/escape.ts'
import { remoteNames } from './remote.ts'
import { root } from './root.ts'

/**
 * Writes dist/static: the shell as files for a CDN, rendered in the browser. It fetches the agency from the API at
 * its own origin; every unknown path must answer with index.html.
 */
export function writeStaticSite(assets: ShellAssets): void {
  const out = join(root, 'dist/static')
  rmSync(out, { recursive: true, force: true })
  cpSync(join(root, 'dist/client/assets'), join(out, 'assets'), { recursive: true })
  cpSync(join(root, 'dist/remotes'), join(out, 'remotes'), { recursive: true })
  const parts = joinParts(
    remoteNames.map((name) =>
      resolveManifest(
        JSON.parse(readFileSync(join(root, 'dist/remotes', name, 'manifest.json'), 'utf8')),
        `/remotes/${name}/`,
      ),
    ),
  )
  // All parts are of this origin, so the import map is the same for each path and language.
  const { importMap, remotes } = pageScripts(assets, parts)('/', 'en')
  const styles = assets.styles.map((url) => `<link rel="stylesheet" href="${url}">`).join('')
  const preload = assets.scripts.map((url) => `<link rel="modulepreload" href="${url}">`).join('')
  writeFileSync(
    join(out, 'index.html'),
    [
      '<!doctype html><html lang="en"><head><meta charset="utf-8">',
      '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"><title></title>',
      `${styles}<script type="importmap">${importMap}</script>${preload}`,
      `<script type="module" src="${assets.entry}"></script></head>`,
      '<body><div id="root"></div>',
      `<script type="application/json" id="livery-site">${scriptJson({ remotes, environment: 'prod' })}</script>`,
      '</body></html>\n',
    ].join(''),
  )
}

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { afterAll, expect, it } from 'vitest'
import { refuseToolCode, toolLeaks } from './refuse-tool-code.ts'
import { root } from './root.ts'

const folder = mkdtempSync(join(tmpdir(), 'livery-apart-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('names each file that contains code of the static preview or of the bar', () => {
  const files = [
    {
      fileName: 'shell.js',
      modules: ['/livery/src/shell/app.tsx', '/livery/src/server/http/http-messages/csp.ts'],
    },
    { fileName: 'late.js', modules: ['/livery/src/server/hosts/browser/cookie-keeper.ts'] },
    { fileName: 'data.js', modules: ['/livery/node_modules/@electric-sql/pglite/dist/index.js'] },
    { fileName: 'common.js', modules: ['/livery/src/shell/layout.tsx', '/livery/src/contract/bar.ts'] },
    ...['@resvg/resvg-wasm/index.mjs', 'pdfkit/js/pdfkit.js', 'fontkit/dist/browser-module.mjs'].map(
      (module, at) => ({ fileName: `print-${at}.js`, modules: [`/livery/node_modules/${module}`] }),
    ),
    { fileName: 'bar.js', modules: ['/livery/src/shell/bar/stored-page-style.ts'] },
  ]
  expect(toolLeaks(files).map((leak) => leak.split(' ')[0])).toEqual([
    'late.js',
    'data.js',
    'common.js',
    'print-0.js',
    'print-1.js',
    'print-2.js',
    'bar.js',
  ])
})

it.each([
  ['the preview', 'src/server/hosts/browser/worker-calls.ts', 'OPEN'],
  ['the bar', 'src/contract/bar.ts', 'BAR_FACTS'],
])('fails a build in which a page of the site loads code of %s', async (_, module, name) => {
  const entry = join(folder, 'page.ts')
  const taken = JSON.stringify(join(root, module))
  writeFileSync(entry, `import { ${name} } from ${taken}\nconsole.log(${name})\n`)
  const building = build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [refuseToolCode()],
    build: { write: false, rolldownOptions: { input: entry } },
  })
  await expect(building).rejects.toThrow(`holds ${join(root, module)}`)
})

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { afterAll, expect, it } from 'vitest'
import { previewApart, previewLeaks } from './preview-apart.ts'
import { root } from './root.ts'

const folder = mkdtempSync(join(tmpdir(), 'livery-apart-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('names each file that holds code of the static preview', () => {
  const files = [
    { fileName: 'shell.js', modules: ['/livery/src/shell/app.tsx', '/livery/src/server/render/csp.ts'] },
    { fileName: 'late.js', modules: ['/livery/src/server/browser/cookie-keeper.ts'] },
    { fileName: 'data.js', modules: ['/livery/node_modules/@electric-sql/pglite/dist/index.js'] },
  ]
  expect(previewLeaks(files).map((leak) => leak.split(' ')[0])).toEqual(['late.js', 'data.js'])
})

it('fails a build that a page of the site takes code of the preview into', async () => {
  const entry = join(folder, 'page.ts')
  const taken = JSON.stringify(join(root, 'src/server/browser/worker-calls.ts'))
  writeFileSync(entry, `import { OPEN } from ${taken}\nconsole.log(OPEN)\n`)
  const building = build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [previewApart()],
    build: { write: false, rolldownOptions: { input: entry } },
  })
  await expect(building).rejects.toThrow(/page.*worker-calls/)
})

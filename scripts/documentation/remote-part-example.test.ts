import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { RemotePart } from '../../src/contract/remote-part.ts'
import { resolveManifest } from '../../src/server/http/pages/render/remote-parts.ts'
import { loadRemote } from '../../src/shell/remote/load-remote.ts'
import { root } from '../build/root.ts'

let folder = ''

/** Writes the page's files as a reader does, and the two modules that the page's import map would resolve. */
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'livery-part-'))
  const page = readFileSync(join(root, 'docs/remote-parts.md'), 'utf8')
  for (const [, name = '', code = ''] of page.matchAll(/```js\n\/\/ (\S+)\n([\s\S]*?)```/g)) {
    writeFileSync(join(folder, name), code)
  }
  mkdirSync(join(folder, 'node_modules/@livery/platform'), { recursive: true })
  symlinkSync(join(root, 'node_modules/react'), join(folder, 'node_modules/react'))
  const sdk = { name: '@livery/platform', type: 'module', exports: './sdk.js' }
  writeFileSync(join(folder, 'node_modules/@livery/platform/package.json'), JSON.stringify(sdk))
  writeFileSync(
    join(folder, 'node_modules/@livery/platform/sdk.js'),
    "export const useAgency = () => ({ agencyName: 'Acme' })",
  )
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
})
afterAll(() => rmSync(folder, { recursive: true }))

it('the documented remote part is accepted by server and shell', async () => {
  expect(
    spawnSync(process.execPath, ['write-manifest.mjs'], { cwd: folder, encoding: 'utf8' }),
  ).toMatchObject({
    status: 0,
    stderr: '',
  })
  const manifest: unknown = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'))
  const { part, integrity } = resolveManifest(manifest, 'https://cdn.example/seo/')
  const entry = 'https://cdn.example/seo/entry.js'
  expect(part).toEqual({ name: 'seo', entry, styles: [], routes: ['/destination'] })
  expect(Object.keys(integrity)).toEqual([entry])
  const loaded: RemotePart = await loadRemote(
    part,
    () => import(pathToFileURL(join(folder, 'entry.js')).href),
  )
  expect(loaded.routes.map(({ path }) => path)).toEqual(part.routes)
  for (const { title } of loaded.routes) expect(await loaded.loadText('en')).toHaveProperty([title])
  expect(await loaded.loadText('da')).toEqual(await loaded.loadText('en'))
})

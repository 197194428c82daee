import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createStaticFiles } from './static-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'livery-static-'))
let server: Server
let origin = ''

beforeAll(async () => {
  mkdirSync(join(folder, 'deep'))
  writeFileSync(join(folder, 'deep/a-1.js'), 'export {}')
  writeFileSync(join(folder, 'deep/a-1.js.br'), brotliCompressSync('export {}'))
  writeFileSync(join(folder, 'manifest.json'), '{}')
  writeFileSync(join(folder, 'secret.env'), 'x')
  const answer = createStaticFiles({ '/assets/': folder }, { trustedProxies: ['127.0.0.1'] })
  server = createServer((request, response) => {
    if (!answer(request, response)) response.writeHead(418).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

it('serves a built file for ever, compressed if the browser accepts it', async () => {
  const response = await fetch(`${origin}/assets/deep/a-1.js?x=1`, { headers: { 'accept-encoding': 'br' } })
  expect(response.headers.get('cache-control')).toContain('immutable')
  expect(response.headers.get('content-encoding')).toBe('br')
  expect(await response.text()).toBe('export {}')
  const plain = await fetch(`${origin}/assets/deep/a-1.js`, { headers: { 'accept-encoding': 'identity' } })
  expect(plain.headers.get('content-encoding')).toBeNull()
})

it('does not let a manifest be cached', async () => {
  expect((await fetch(`${origin}/assets/manifest.json`)).headers.get('cache-control')).toBe('no-cache')
})

it('answers 404 for what was not built, whatever parent paths are tried', async () => {
  for (const path of [
    '/assets/none.js',
    '/assets/secret.env',
    '/assets/..%2f..%2fpackage.json',
    '/assets/',
  ]) {
    expect((await fetch(`${origin}${path}`)).status, path).toBe(404)
  }
})

it('answers only GET and HEAD', async () => {
  const head = await fetch(`${origin}/assets/deep/a-1.js`, { method: 'HEAD' })
  expect([head.status, await head.text()]).toEqual([200, ''])
  expect((await fetch(`${origin}/assets/deep/a-1.js`, { method: 'POST' })).status).toBe(405)
})

const promised = [
  'x-content-type-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'content-security-policy',
]

it.each([
  ['a file', 'GET', '/assets/deep/a-1.js', 200],
  ['a file that is not there', 'GET', '/assets/none.js', 404],
  ['a method that is not offered', 'POST', '/assets/deep/a-1.js', 405],
] as const)('answers with the security headers of every response: %s', async (_, method, path, status) => {
  const plain = await fetch(`${origin}${path}`, { method })
  expect(plain.status).toBe(status)
  for (const name of promised) expect(plain.headers.get(name), name).not.toBeNull()
  expect(plain.headers.get('strict-transport-security')).toBeNull()
  const secure = await fetch(`${origin}${path}`, { method, headers: { 'x-forwarded-proto': 'https' } })
  expect(secure.headers.get('strict-transport-security')).toBe('max-age=31536000')
})

it('leaves other paths to the app', async () => {
  expect((await fetch(`${origin}/about`)).status).toBe(418)
})

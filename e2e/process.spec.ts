import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import type { ShellAssets } from '../src/server/http/assets/shell-assets.ts'
import { proof } from './proof.ts'
import { type SecondServer, startSecondServer } from './second-server.ts'

const root = join(import.meta.dirname, '..')

function run(env: Record<string, string>) {
  return spawnSync(process.execPath, ['src/server/hosts/node.ts'], {
    cwd: root,
    // Node warns on standard error if both are set, as the test runner does.
    env: {
      ...process.env,
      NO_COLOR: undefined,
      FORCE_COLOR: undefined,
      LIVERY_LOG_LEVEL: 'warn',
      PORT: '0',
      ...env,
    },
    encoding: 'utf8',
    timeout: 30_000,
  })
}

/** Sends a server a request with the given Host header. */
function ask(port: number, path: string, headers: Record<string, string>, method = 'GET', body = '') {
  return new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; text: string }>(
    (resolve, reject) => {
      const sent = request({ port, path, method, headers, host: '127.0.0.1' }, (response) => {
        let text = ''
        response.setEncoding('utf8').on('data', (chunk: string) => {
          text += chunk
        })
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
        )
      })
      sent.on('error', reject).end(body)
    },
  )
}

/** Runs a story with a separate server, which is stopped however the story ends. */
async function withServer<T>(
  env: Record<string, string>,
  story: (server: SecondServer) => Promise<T>,
  ...slugs: string[]
): Promise<T> {
  const server = await startSecondServer(env, ...slugs)
  try {
    return await story(server)
  } finally {
    await server.stop()
  }
}

/** Runs a story with a new folder, which is removed however the story ends. */
async function withFolder(story: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'livery-story-'))
  try {
    await story(folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Signs in as the demo's traveller, as the log-in page at this host does. */
function signIn(port: number, host: string) {
  return ask(
    port,
    '/api/user/login',
    { host, origin: `http://${host}`, 'content-type': 'application/json', 'x-requested-with': 'livery' },
    'POST',
    JSON.stringify({ email: 'traveller@aurora.example', password: 'livery-demo-1' }),
  )
}

test('a second start on the same data folder names the holder and ends with an error', proof, () =>
  withServer(
    {},
    async ({ dataDir, child }) => {
      const second = run({ LIVERY_DATA_DIR: dataDir })
      expect(second.status).toBe(1)
      expect(second.stderr).toContain(String(child.pid))
      expect(second.stderr.trim().split('\n')).toHaveLength(1)
    },
    'aurora',
  ),
)

test('a broken tenant is reported and not served; the others keep data and session after SIGTERM', () =>
  withFolder(async (folder) => {
    const tenants = join(folder, 'tenants')
    for (const slug of ['aurora', 'broken'])
      cpSync(join(root, 'tenants/aurora'), join(tenants, slug), { recursive: true })
    const file = join(tenants, 'broken/tenant.json')
    writeFileSync(file, JSON.stringify({ agency: { agencyName: 7, primaryColour: '#fff' }, navigation: [] }))
    const env = { LIVERY_DATA_DIR: join(folder, 'data'), LIVERY_TENANTS_DIR: tenants }
    const { cookie, child } = await withServer(env, async ({ port, child, output }) => {
      expect(output()).toContain(`${file}:1:12 agency.agencyName `)
      expect(output()).toContain('primaryColor')
      const broken = await ask(port, '/', { host: `broken.localhost:${port}` })
      expect([broken.status, broken.text.includes('Agency not found!')]).toEqual([404, true])
      const gallery = await ask(port, '/', { host: `localhost:${port}` })
      expect(gallery.text).toContain('Not imported until fixed')
      expect(gallery.text).toContain(`${file}:1:12`)
      const good = await ask(port, '/', { host: `aurora.localhost:${port}` })
      expect(good.status).toBe(200)
      const login = await signIn(port, `aurora.localhost:${port}`)
      expect(login.status, login.text).toBe(200)
      const cookies = [login.headers['set-cookie']].flat().map((one) => one?.split(';')[0])
      return { cookie: cookies.join('; '), child }
    })
    expect(child.exitCode).toBe(0)
    await withServer(env, async ({ port }) => {
      const host = `aurora.localhost:${port}`
      const session = await ask(port, '/api/user/session', { host, cookie })
      expect(JSON.parse(session.text)).toMatchObject({ session: { signedIn: true } })
    })
  }))

test('an unreachable DATABASE_URL ends the start with a message without the password', () => {
  const { status, stderr } = run({ DATABASE_URL: 'postgres://livery:hush-hush@127.0.0.1:1/livery' })
  expect(status).toBe(1)
  expect(stderr).toContain('127.0.0.1')
  expect(stderr).not.toContain('hush-hush')
  expect(stderr.trim().split('\n')).toHaveLength(1)
})

for (const [name, value] of [
  ['PORT', 'eighty'],
  ['LIVERY_MODE', 'prod'],
  ['LIVERY_API_ORIGIN', 'ftp://x'],
  ['LIVERY_TRUSTED_PROXIES', '300.1.1.1'],
] as const) {
  test(`a bad ${name} ends the start with a message that names it`, proof, () => {
    const { status, stderr } = run({ [name]: value })
    expect(status).toBe(1)
    expect(stderr).toContain(name)
    expect(stderr.trim().split('\n')).toHaveLength(1)
  })
}

test("a file in place of the tenants' folder ends the start with a message", proof, () =>
  withFolder(async (folder) => {
    const { status, stderr } = run({
      LIVERY_DATA_DIR: join(folder, 'data'),
      LIVERY_TENANTS_DIR: join(root, 'package.json'),
    })
    expect(status).toBe(1)
    expect(stderr).toContain('LIVERY_TENANTS_DIR')
    expect(stderr.trim().split('\n')).toHaveLength(1)
  }),
)

test('production has no gallery, ?tenant=, <slug>.localhost, demo people or demo sign-in', () =>
  withFolder(async (tenants) => {
    cpSync(join(root, 'tenants/aurora'), join(tenants, 'aurora'), { recursive: true })
    await withServer({ LIVERY_MODE: 'production', LIVERY_TENANTS_DIR: tenants }, async ({ port }) => {
      for (const [host, path] of [
        ['localhost', '/'],
        ['localhost', '/?tenant=aurora'],
        ['aurora.localhost', '/'],
        ['aurora.localhost', '/demo/sign-in?as=owner'],
        ['localhost', '/demo/sign-in'],
      ] as const) {
        const { status, text } = await ask(port, path, { host: `${host}:${port}` })
        expect([status, text.includes('Agency not found!')], `${host}${path}`).toEqual([404, true])
      }
      const own = `auroravesper.example:${port}`
      const page = await ask(port, '/', { host: own })
      expect([page.status, page.text.includes('Aurora Vesper')]).toEqual([200, true])
      expect(page.text).not.toMatch(/\/demo\/|livery-demo|Log in as…|-bar-/)
      const { bar }: ShellAssets = JSON.parse(readFileSync(join(root, 'dist/shell-assets.json'), 'utf8'))
      const files = Object.keys(bar?.integrity ?? {})
      expect(files).toContain(bar?.start)
      for (const file of files)
        expect((await ask(port, file, { host: own })).headers.location).toBe('/errors')
      const form = { host: own, origin: `http://localhost:${port}` }
      const requested = await ask(port, '/demo/sign-in?as=owner', { host: own })
      expect([requested.status, requested.headers.location]).toEqual([302, '/errors'])
      expect((await ask(port, '/errors', { host: own })).status).toBe(404)
      const pressed = await ask(port, '/demo/sign-in', form, 'POST', 'as=owner')
      const anywhere = await ask(port, '/no/such', form, 'POST', 'as=owner')
      expect([pressed.status, pressed.headers['set-cookie']]).toEqual([anywhere.status, undefined])
      const login = await signIn(port, own)
      expect([login.status, JSON.parse(login.text).code]).toEqual([422, 'invalid_credentials'])
    })
  }))

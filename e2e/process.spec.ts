import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { startSecondServer } from './second-server.ts'

const root = join(import.meta.dirname, '..')

function run(env: Record<string, string>) {
  return spawnSync(process.execPath, ['src/server/node.ts'], {
    cwd: root,
    // Node warns on standard error when both are set, as the test runner does.
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

/** Asks a server with a Host header of our choice. */
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

test('a second start on the same data folder names the holder and ends with an error', async () => {
  const server = await startSecondServer({})
  const second = run({ LIVERY_DATA_DIR: server.dataDir })
  expect(second.status).toBe(1)
  expect(second.stderr).toContain(String(server.child.pid))
  expect(second.stderr.trim().split('\n')).toHaveLength(1)
  await server.stop()
})

test('ends cleanly on SIGTERM, and the next start has the data and the session', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'livery-kept-'))
  const env = { LIVERY_DATA_DIR: join(folder, 'data') }
  const first = await startSecondServer(env)
  const host = `aurora.localhost:${first.port}`
  const login = await ask(
    first.port,
    '/api/user/login',
    { host, origin: `http://${host}`, 'content-type': 'application/json', 'x-requested-with': 'livery' },
    'POST',
    JSON.stringify({ email: 'traveller@aurora.example', password: 'livery-demo-1' }),
  )
  expect(login.status, login.text).toBe(200)
  const cookie = [login.headers['set-cookie']]
    .flat()
    .map((one) => one?.split(';')[0])
    .join('; ')
  await first.stop()
  expect(first.child.exitCode).toBe(0)

  const second = await startSecondServer(env)
  const session = await ask(second.port, '/api/user/session', {
    host: `aurora.localhost:${second.port}`,
    cookie,
  })
  expect(JSON.parse(session.text)).toMatchObject({ session: { signedIn: true } })
  await second.stop()
  rmSync(folder, { recursive: true })
})

test('an unreachable DATABASE_URL ends the start with a sentence and without the password', () => {
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
  test(`a bad ${name} ends the start with a sentence that names it`, () => {
    const { status, stderr } = run({ [name]: value })
    expect(status).toBe(1)
    expect(stderr).toContain(name)
    expect(stderr.trim().split('\n')).toHaveLength(1)
  })
}

test('a broken tenant is named with file, field and reason, and the other agencies serve', async () => {
  const tenants = mkdtempSync(join(tmpdir(), 'livery-tenants-'))
  cpSync(join(root, 'tenants/aurora'), join(tenants, 'aurora'), { recursive: true })
  cpSync(join(root, 'tenants/aurora'), join(tenants, 'broken'), { recursive: true })
  writeFileSync(
    join(tenants, 'broken/tenant.json'),
    JSON.stringify({ agency: { agencyName: 7, primaryColour: '#fff' }, navigation: [] }),
  )
  const server = await startSecondServer({ LIVERY_TENANTS_DIR: tenants })
  expect(server.output()).toMatch(/tenants\/broken\/tenant\.json: agency\.agencyName: /)
  expect(server.output()).toContain('primaryColor')
  const good = await ask(server.port, '/', { host: `aurora.localhost:${server.port}` })
  expect(good.status).toBe(200)
  const broken = await ask(server.port, '/', { host: `broken.localhost:${server.port}` })
  expect([broken.status, broken.text.includes('Agency not found!')]).toEqual([404, true])
  await server.stop()
  rmSync(tenants, { recursive: true })
})

test('production knows neither gallery, nor ?tenant=, nor <slug>.localhost, nor demo people', async () => {
  const tenants = mkdtempSync(join(tmpdir(), 'livery-tenants-'))
  cpSync(join(root, 'tenants/aurora'), join(tenants, 'aurora'), { recursive: true })
  const server = await startSecondServer({ LIVERY_MODE: 'production', LIVERY_TENANTS_DIR: tenants })
  for (const [host, path] of [
    ['localhost', '/'],
    ['localhost', '/?tenant=aurora'],
    ['aurora.localhost', '/'],
  ] as const) {
    const { status, text } = await ask(server.port, path, { host: `${host}:${server.port}` })
    expect([status, text.includes('Agency not found!')], `${host}${path}`).toEqual([404, true])
  }
  await server.stop()
  rmSync(tenants, { recursive: true })
})

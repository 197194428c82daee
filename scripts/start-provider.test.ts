import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { collectOutput } from './processes/collect-output.ts'
import { freePort } from './processes/free-port.ts'
import { proofCases } from './proof-cases.ts'

const at = (file: string) => pathToFileURL(join(import.meta.dirname, file)).href
/** What the start does with the provider. */
const start = `
  import { withProviderPorts } from '${at('provider-ports.mjs')}'
  import { startProvider } from '${at('start-provider.mjs')}'
  const stop = startProvider(await withProviderPorts(process.env))
  process.on('SIGTERM', () => { stop(); process.exit() })
  setInterval(() => {}, 1000)
  const isAlone = !process.getActiveResourcesInfo().includes('ProcessWrap')
  console.log(isAlone ? 'the site runs alone' : 'the site runs')`

let folder: string
let port: number
let child: ChildProcess | undefined
let printed = () => ''

beforeEach(async () => {
  port = await freePort()
  folder = mkdtempSync(join(tmpdir(), 'livery-beside-'))
  mkdirSync(join(folder, 'acme'))
  const issuer = `http://localhost:${port}`
  const provider = { id: 'demo', kind: 'social', name: 'Demo ID', issuer, clientId: 'acme' }
  const far = { ...provider, id: 'far', issuer: 'https://elsewhere.example' }
  writeFileSync(join(folder, 'acme/tenant.json'), JSON.stringify({ identityProviders: [provider, far] }))
})
afterEach(async () => {
  child?.kill('SIGKILL')
  await vi.waitFor(async () => expect(await isThere()).toBe(false), 10_000)
  rmSync(folder, { recursive: true })
})

function run(env: Record<string, string> = {}): ChildProcess {
  child = spawn(process.execPath, ['--input-type=module', '-e', start], {
    env: { ...process.env, LIVERY_TENANTS_DIR: folder, PORT: '4000', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  printed = collectOutput(child)
  return child
}

const isThere = () =>
  fetch(`http://localhost:${port}/.well-known/openid-configuration`).then(
    ({ ok }) => ok,
    () => false,
  )
const appears = (text: string) => vi.waitFor(() => expect(printed()).toContain(text), 15_000)

describe('the identity provider next to the start', () => {
  it.each(proofCases(['SIGKILL', 'SIGTERM'], 1))(
    'answers, explains how to use it, and ends with the start (%s)',
    async (signal) => {
      const { pid } = run()
      await appears('Sign in at http://acme.localhost:4000/social.')
      expect(await isThere()).toBe(true)
      process.kill(pid ?? 0, signal)
      await vi.waitFor(async () => expect(await isThere()).toBe(false), 10_000)
    },
  )

  it('answers at a free port, with the issuer that the agency names, when its port is taken', async () => {
    const other = createServer().listen(port, '127.0.0.1')
    await once(other, 'listening')
    run()
    await appears('Sign in at http://acme.localhost:4000/social.')
    const [, address] = /answers at (\S+):/.exec(printed()) ?? []
    const found = await fetch(`${address}/.well-known/openid-configuration`)
    expect(await found.json()).toMatchObject({
      issuer: `http://localhost:${port}`,
      token_endpoint: `${address}/token`,
    })
    child?.kill('SIGKILL')
    other.close()
  })

  it('reports that its port is taken, and the start continues', async () => {
    const other = createServer().listen(port, '127.0.0.1')
    await once(other, 'listening')
    // A reader's setting is not changed.
    const { pid } = run({ LIVERY_PROVIDER_PORTS: `${port}:${port}` })
    await appears(
      `Sign-in with the demo's identity provider does not work (Port ${port} is in use). Everything else does.\n`,
    )
    expect(printed().trim().split('\n')).toHaveLength(2)
    expect(process.kill(pid ?? 0, 0)).toBe(true)
    other.close()
  })

  it('reports that it cannot start, and the start continues', async () => {
    writeFileSync(join(folder, 'acme/tenant.json'), '{')
    run()
    await appears('does not work (SyntaxError: ')
    expect(printed().trim().split('\n')).toHaveLength(2)
  })

  it.each(proofCases([{ LIVERY_MODE: 'production' }, { LIVERY_API_ORIGIN: 'https://api.example' }], 1))(
    'does not run with %o',
    async (env) => {
      run(env)
      await appears('the site runs alone\n')
    },
  )
})

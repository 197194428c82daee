import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it, onTestFinished, vi } from 'vitest'
import { root } from '../../build/root.ts'

const module = pathToFileURL(join(import.meta.dirname, 'shots-server.ts')).href
const scriptFor = (tenantsDir: string) => `
const { startShotsServer } = await import(${JSON.stringify(module)})
const { at } = await startShotsServer(${JSON.stringify(tenantsDir)})
console.log(new URL(at('jolt', '/')).port)
setInterval(() => {}, 1000)`

/** Whether a server listens on a port of this machine. */
const isServed = (port: string) =>
  fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )

it.each<NodeJS.Signals>(['SIGKILL', 'SIGTERM'])(
  'leaves neither a server nor its data if its starter is ended by %s',
  async (signal) => {
    const place = mkdtempSync(join(tmpdir(), 'livery-shots-test-'))
    onTestFinished(() => rmSync(place, { recursive: true, force: true }))
    const [folder, tenants] = [join(place, 'tmp'), join(place, 'tenants')]
    mkdirSync(folder)
    cpSync(join(root, 'tenants/jolt'), join(tenants, 'jolt'), { recursive: true })
    const taker = spawn(
      join(root, 'node_modules/.bin/node'),
      ['--input-type=module', '-e', scriptFor(tenants)],
      {
        env: { ...process.env, TMPDIR: folder },
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    )
    onTestFinished(() => {
      taker.kill('SIGKILL')
    })
    const [line] = await once(taker.stdout.setEncoding('utf8'), 'data')
    const port = String(line).trim()
    expect([await isServed(port), readdirSync(folder).length]).toEqual([true, 1])
    taker.kill(signal)
    await vi.waitFor(async () => expect([await isServed(port), readdirSync(folder)]).toEqual([false, []]), {
      timeout: 20_000,
    })
  },
  120_000,
)

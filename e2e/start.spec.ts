import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { networkInterfaces, tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { collectOutput } from '../scripts/processes/collect-output.ts'
import { endProcess } from '../scripts/processes/end-process.ts'
import { freePort } from '../scripts/processes/free-port.ts'

const root = join(import.meta.dirname, '..')

/** A copy of the project with one agency, so that an outdated build is renewed only there. */
function copyOfProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'livery-start-'))
  const files = ['package.json', 'package-lock.json', 'tailwind.config.ts', 'tsconfig.json', 'vite.config.ts']
  for (const part of ['docs', 'openapi', 'packages', 'scripts', 'src', 'tenants/jolt', 'dist', ...files]) {
    cpSync(join(root, part), join(folder, part), { recursive: true })
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  mkdirSync(join(folder, '.livery'))
  return folder
}

test("npm start serves the folder's agencies to this machine only, and ends on request", async ({ page }) => {
  test.setTimeout(300_000)
  const folder = copyOfProject()
  const port = await freePort()
  const child = spawn('npm', ['start'], {
    cwd: folder,
    env: { ...process.env, PORT: String(port), LIVERY_DATA_DIR: '', LIVERY_TENANTS_DIR: '' },
    // Cleans up even if the story is aborted.
    timeout: 290_000,
  })
  try {
    const printed = collectOutput(child)
    const isOver = () => child.exitCode !== null || printed().includes('It answers this machine alone')
    await expect.poll(isOver, { timeout: 240_000 }).toBe(true)
    expect(child.exitCode, printed()).toBe(null)
    const home = `http://jolt.localhost:${port}`
    expect(printed()).toContain(home)
    await page.goto(home)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // The caller decides which of the two addresses a name resolves to.
    const has = Object.values(networkInterfaces()).flatMap((all) => all?.map(({ address }) => address) ?? [])
    for (const address of ['127.0.0.1', '::1'].filter((one) => has.includes(one))) {
      const host = address.includes(':') ? `[${address}]` : address
      expect((await fetch(`http://${host}:${port}/readyz`)).status, host).toBe(200)
    }
    await expect(fetch(`http://127.0.0.2:${port}/readyz`)).rejects.toThrow('fetch failed')
    child.kill('SIGTERM')
    expect(await once(child, 'exit')).toEqual([0, null])
    await expect(fetch(`http://127.0.0.1:${port}/readyz`)).rejects.toThrow('fetch failed')
  } finally {
    await endProcess(child)
    // A killed server may still be closing its database.
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 })
  }
})

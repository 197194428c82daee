import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { watchFolder } from './watch-folder.ts'

function watched(
  act: (paths: readonly string[]) => Promise<void>,
  failed: (error: unknown) => void = vi.fn(),
) {
  const folder = mkdtempSync(join(tmpdir(), 'livery-watch-'))
  mkdirSync(join(folder, 'acme/pages'), { recursive: true })
  const stop = watchFolder(folder, act, failed)
  onTestFinished(() => {
    stop()
    rmSync(folder, { recursive: true, force: true })
  })
  return folder
}

it("reports files saved together as one change, with paths inside the folder, without editors' temporary files", async () => {
  const act = vi.fn(async (_paths: readonly string[]) => {})
  const folder = watched(act)
  writeFileSync(join(folder, 'acme/.tenant.json.swp'), 'x')
  writeFileSync(join(folder, 'acme/tenant.json~'), 'x')
  writeFileSync(join(folder, 'acme/tenant.json'), '{}')
  writeFileSync(join(folder, 'acme/pages/about.html'), '<p>')
  await vi.waitFor(() => expect(act).toHaveBeenCalled(), { timeout: 10_000 })
  expect([...(act.mock.calls[0]?.[0] ?? [])].sort()).toEqual([
    join('acme', 'pages', 'about.html'),
    join('acme', 'tenant.json'),
  ])
})

it('handles changes made during a change after it, and survives a failure, which it reports', async () => {
  const { promise: mayGoOn, resolve: goOn } = Promise.withResolvers<void>()
  const failed = vi.fn()
  let running = 0
  let most = 0
  const seen: string[] = []
  const folder = watched(async (paths) => {
    running += 1
    most = Math.max(most, running)
    seen.push(...paths)
    await mayGoOn
    running -= 1
    if (paths.includes('first')) throw new Error('no')
  }, failed)
  writeFileSync(join(folder, 'first'), '1')
  await vi.waitFor(() => expect(seen).toContain('first'), { timeout: 10_000 })
  writeFileSync(join(folder, 'second'), '2')
  goOn()
  await vi.waitFor(() => expect(seen).toContain('second'), { timeout: 10_000 })
  expect(most).toBe(1)
  expect(failed).toHaveBeenCalledExactlyOnceWith(new Error('no'))
})

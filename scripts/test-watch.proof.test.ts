import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { root } from './build/root.ts'
import { collectOutput } from './processes/collect-output.ts'

/** Without the variables that this run sets for its workers. */
const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST')))

it('runs the named test file, waits for changes, and ends on request', async () => {
  const words = [join(root, 'scripts/after-setup.mjs'), 'test-watch.ts', 'src/tenant/deal-dates.test.ts']
  const child = spawn(process.execPath, words, { cwd: root, env: { ...env, NO_COLOR: '1' } })
  const ended = once(child, 'exit')
  const printed = collectOutput(child)
  try {
    await vi.waitFor(() => expect(printed()).toContain('Waiting for file changes'), { timeout: 60_000 })
    expect(printed()).toMatch(/✓ .*deal-dates\.test\.ts/)
    expect(printed()).toMatch(/Test Files +1 passed \(1\)/)
  } finally {
    child.kill('SIGTERM')
    await ended
  }
})

import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { root } from '../build/root.ts'

function sizes(...args: string[]) {
  return spawnSync(process.execPath, ['scripts/sizes.ts', ...args], { cwd: root, encoding: 'utf8' })
}

it('explains itself, and refuses an option that it does not know', () => {
  const { stdout, status } = sizes('--help')
  expect(status).toBe(0)
  expect(stdout).toContain('npm run -s sizes -- [--record]')
  expect(sizes('--recrod').status).toBe(2)
})

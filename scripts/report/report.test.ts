import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { Report } from './report.ts'

const root = join(import.meta.dirname, '..', '..')

/** A runner's report on these files, run in a new folder. */
function reportOf(command: string, args: string[], files: Record<string, string>): Report {
  const folder = mkdtempSync(join(tmpdir(), 'livery-report-'))
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  const file = join(folder, 'report.json')
  const env = { ...process.env, TEST_REPORT: file }
  spawnSync(join(root, 'node_modules/.bin', command), args, { cwd: folder, env })
  const report = JSON.parse(readFileSync(file, 'utf8'))
  rmSync(folder, { recursive: true })
  return report
}

it('names each failed test, a file that failed to load and an error outside any test', () => {
  const reporter = join(root, 'scripts/report/vitest-report.ts')
  const { passed, failures } = reportOf('vitest', ['run', `--reporter=${reporter}`], {
    'sums.test.ts': `
      import { describe, expect, it } from 'vitest'
      it('adds', () => expect(1 + 1).toBe(2))
      describe('wrongly', () => { it('adds', () => expect(1 + 1).toBe(3)) })
      it.skipIf(true)('waits', () => {})
    `,
    'lost.test.ts': `import './nowhere.ts'`,
    'late.test.ts': `
      import { it } from 'vitest'
      it('leaves something behind', async () => {
        Promise.reject(new Error('nobody waited'))
        await new Promise((resolve) => setTimeout(resolve, 20))
      })
    `,
  })
  expect(passed).toBe(2)
  expect(failures.map(({ name }) => name).sort()).toEqual([
    'lost.test.ts',
    'outside any test',
    'sums.test.ts > wrongly > adds',
  ])
  expect(failures.find(({ name }) => name.startsWith('sums'))?.reason).toContain('expected 2 to be 3')
  expect(failures.find(({ name }) => name.startsWith('outside'))?.reason).toBe('nobody waited')
})

it('names each story that failed or passed only on retry, and a file that failed to load', () => {
  const config = `export default {
    reporter: ${JSON.stringify(join(root, 'scripts/report/playwright-report.ts'))},
    retries: 1,
  }`
  const stories = `
    import { expect, test } from '@playwright/test'
    test('ends well', () => {})
    test('ends badly', () => expect(1).toBe(2))
    test('ends well at last', ({}, { retry }) => expect(retry).toBe(1))
  `
  const { passed, failures } = reportOf('playwright', ['test'], {
    'playwright.config.ts': config,
    'tale.spec.ts': stories,
  })
  expect(passed).toBe(1)
  expect(failures.map(({ name }) => name)).toEqual([
    'tale.spec.ts:4 > ends badly',
    'tale.spec.ts:5 > ends well at last',
  ])
  expect(failures[0]?.reason).toContain('Expected: 2')

  const lost = reportOf('playwright', ['test'], {
    'playwright.config.ts': config,
    'tale.spec.ts': `import './nowhere.ts'`,
  })
  expect(lost.failures.map(({ name }) => name)).toContain('outside any story')
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')

it('runs the same list of checks as the tests do', () => {
  const source = (file: string) => readFileSync(join(root, 'scripts', file), 'utf8')
  for (const file of ['lint.mjs', 'test.mjs']) {
    expect(source(file)).toContain('runChecks()')
    expect(source(file)).not.toMatch(/biome|'tsc'|knip|depcruise|check-colors/)
  }
})

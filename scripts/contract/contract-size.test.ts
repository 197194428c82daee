import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../build/root.ts'

/**
 * Maximum number of lines generated from the contract. The compiler reads them all, and so do people in search of a
 * type.
 */
const MOST_LINES = 20_000

it('generates fewer than twenty thousand lines from the contract', () => {
  const files = globSync('src/contract/*.{gen.ts,schema.json}', { cwd: root })
  const lines = files.map((file) => readFileSync(join(root, file), 'utf8').split('\n').length)
  expect(files.length).toBeGreaterThan(5)
  expect(lines.reduce((all, one) => all + one, 0)).toBeLessThan(MOST_LINES)
})

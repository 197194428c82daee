import { expect, it } from 'vitest'
import { proofFiles } from './proof-files.mjs'

it('names the tests that count their cases themselves, and those whose shared file does', () => {
  const files = proofFiles()
  expect(files).toContain('scripts/proof-cases.test.ts')
  expect(files).toContain('src/server/adapters/store/last-place.test.ts')
  expect(files).not.toContain('src/server/adapters/store/accounts.test.ts')
  expect(files.filter((path) => !/\.test\.tsx?$/.test(path))).toEqual([])
})

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { pairs } from './color-pairs.ts'
import { resolveTokens } from './resolve-tokens.ts'

it('names only existing tokens, and no pair twice', () => {
  const { light, dark } = resolveTokens({})
  for (const { over, ground } of pairs) {
    for (const tokens of [light, dark])
      expect(Object.keys(tokens)).toEqual(expect.arrayContaining([over, ground]))
  }
  expect(new Set(pairs.map(({ over, ground }) => `${over} on ${ground}`)).size).toBe(pairs.length)
})

it('requires a visible focus ring on every ground of text', () => {
  const groundsOf = (name: string) => pairs.filter(({ over }) => over === name).map(({ ground }) => ground)
  expect(groundsOf('ring')).toEqual(groundsOf('foreground'))
})

it('is imported only by proofs, tests and the server, so that no page loads it', () => {
  const src = join(import.meta.dirname, '..')
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file))
  const readers = files.filter((file) => /['/]color-pairs\.ts'/.test(readFileSync(join(src, file), 'utf8')))
  expect(readers.length).toBeGreaterThan(1)
  for (const reader of readers) expect(reader).toMatch(/\.test\.ts$|\/testing-|^server\//)
})

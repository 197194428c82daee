import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../../..')
const read = (pattern: string) =>
  globSync(pattern, { cwd: root })
    .filter((file) => !file.includes('.test.'))
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))

/** Returns whether a text imports more than a type from a part of src/ui, statically or dynamically. */
const imports = (text: string, part: string) =>
  new RegExp(`['/]${part}\\.tsx['"]`).test(text.replaceAll(/^import type .*$/gm, ''))

/** Components without an appearance. */
const unseen = new Set(['deferred'])

const names = read('src/ui/*.tsx')
  .filter(({ text }) => /^export (?:async )?function [A-Z]|^export const [A-Z]\w* =/m.test(text))
  .map(({ file }) => basename(file, '.tsx'))
const kit = read('src/shell/design-kit/**/*.tsx')
const outside = read('src/{shell,platform,remotes}/**/*.tsx').filter(
  ({ file }) => !file.includes('src/shell/design-kit/'),
)
const inside = read('src/ui/*.tsx')

describe('kit', () => {
  it('shows every component of src/ui that pages use or that no other component contains', () => {
    const forgotten = names.filter((part) => {
      if (unseen.has(part) || kit.some(({ text }) => imports(text, part))) return false
      const isUsedByPages = outside.some(({ text }) => imports(text, part))
      const isPartOfAnother = inside.some(
        ({ file, text }) => basename(file, '.tsx') !== part && imports(text, part),
      )
      return isUsedByPages || !isPartOfAnother
    })
    expect(forgotten).toEqual([])
    expect(names.length).toBeGreaterThan(30)
  })
})

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { root } from '../build/root.ts'
import { testTitles } from './test-titles.ts'

/** A sentence of the product's specification, and the tests that hold the product to it or the part of it that is to come. */
interface Clause {
  id: string
  sentence: string
  /** `path › title`, the title as the file spells it. */
  tests?: string[]
  laterIssue?: 'accounts' | 'editor' | 'booking'
  reason?: string
}

const files = globSync('scripts/clauses/section-*.yaml', { cwd: root })
const clauses = files.flatMap((file): Clause[] => parse(readFileSync(join(root, file), 'utf8')))
const named = clauses.flatMap(({ id, tests = [] }) => tests.map((test) => ({ id, test })))

describe('the table of clauses', () => {
  it('has the sections that the shell is built from', () => {
    const sections = new Set(clauses.map(({ id }) => /^§(\d+)\./.exec(id)?.[1]))
    expect([...sections].sort()).toEqual(['2', '4', '5', '6', '8', '9'])
    expect(clauses.length).toBeGreaterThanOrEqual(173)
  })

  it('names each clause once, by an id of its own', () => {
    const ids = clauses.map(({ id }) => id)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
    for (const id of ids) expect(id).toMatch(/^§\d+(\.\d+){1,2}$/)
    for (const { sentence } of clauses) expect(sentence.trim()).not.toBe('')
  })

  it('gives each sentence its tests, or names what is to bring it and why', () => {
    const bare = clauses.filter(({ tests = [], laterIssue, reason = '' }) =>
      laterIssue === undefined
        ? tests.length === 0
        : !['accounts', 'editor', 'booking'].includes(laterIssue) || reason.trim() === '',
    )
    expect(bare.map(({ id }) => id)).toEqual([])
  })

  it('names only tests that there are', () => {
    const titles = new Map<string, string[]>()
    const titlesIn = (path: string) => {
      const known = titles.get(path)
      if (known) return known
      const found = globSync(path, { cwd: root }).flatMap((file) =>
        testTitles(readFileSync(join(root, file), 'utf8')),
      )
      titles.set(path, found)
      return found
    }
    const missing = named.filter(({ test }) => {
      const [path = '', ...title] = test.split(' › ')
      return !titlesIn(path).includes(title.join(' › '))
    })
    expect(missing).toEqual([])
  })
})

describe('testTitles', () => {
  it('reads titles of tests in every way they are written, and nothing of what only looks like one', () => {
    const source = [
      "it('one', () => {})",
      'test("two", async ({ page }) => {})',
      "it.each([1])('three %s', () => {})",
      // biome-ignore lint/suspicious/noTemplateCurlyInString: the source of a test
      'test(`four ${slug} five`, () => {})',
      "describe('six', () => { it('seven', () => {}) })",
      "submit('eight')",
      "test.describe('ten', () => {})",
      "// it('nine')",
    ].join('\n')
    expect(testTitles(source)).toEqual(['one', 'two', 'three %s', 'four … five', 'seven'])
  })
})

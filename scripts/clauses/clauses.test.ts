import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { root } from '../build/root.ts'
import { type Clause, clauseFaults } from './clause-faults.ts'

const read = (path: string) => readFileSync(join(root, path), 'utf8')
const clauses = globSync('scripts/clauses/section-*.yaml', { cwd: root }).flatMap((path): Clause[] =>
  parse(read(path)),
)

describe('the list of clauses', () => {
  it('has the sections that the shell is built from', () => {
    const sections = new Set(clauses.map(({ id }) => /^§(\d+)\./.exec(id)?.[1]))
    expect([...sections].sort()).toEqual(['2', '4', '5', '6', '8', '9'])
    expect(clauses.length).toBeGreaterThanOrEqual(173)
  })

  it('has a sentence and a unique id for each clause', () => {
    const ids = clauses.map(({ id }) => id)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
    for (const id of ids) expect(id).toMatch(/^§\d+(\.\d+){1,2}$/)
    for (const { sentence } of clauses) expect(sentence.trim()).not.toBe('')
  })

  it('names a part of the product and a reason for each clause that is to come', () => {
    const unexplained = clauses.filter(
      ({ later, reason = '' }) =>
        later !== undefined && (!['accounts', 'editor', 'booking'].includes(later) || reason.trim() === ''),
    )
    expect(unexplained.map(({ id }) => id)).toEqual([])
  })

  it('is cited by the tests: each clause by one or more, and no other id', () => {
    const tests = globSync('{src,packages,scripts,e2e}/**/*.{test,spec}.{ts,tsx}', {
      cwd: root,
      exclude: ['**/node_modules'],
    })
      .map((path) => ({ path, source: read(path) }))
      .filter(({ source }) => source.includes('§'))
    expect(clauseFaults(clauses, tests)).toEqual([])
  })
})

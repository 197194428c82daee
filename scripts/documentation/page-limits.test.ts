import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../build/root.ts'

const decisions = readdirSync(join(root, 'docs/decisions')).map((name) => `docs/decisions/${name}`)
/** A folder's README states the folder's own rule. */
const folderPages = globSync('{src,packages,openapi,scripts,e2e}/**/README.md', { cwd: root })
const textOf = (page: string) => readFileSync(join(root, page), 'utf8')
const linesOf = (page: string) => textOf(page).trimEnd().split('\n')

it.each([
  { page: 'README.md', most: 120 },
  { page: 'ARCHITECTURE.md', most: 150 },
  ...decisions.map((page) => ({ page, most: 60 })),
  ...folderPages.map((page) => ({ page, most: 30 })),
])('$page has at most $most lines', ({ page, most }) => {
  expect(linesOf(page).length).toBeLessThanOrEqual(most)
})

it.each(decisions)('%s has context, decision, consequences and files', (page) => {
  const headings = [...textOf(page).matchAll(/^## (.*)$/gm)].map(([, heading]) => heading)
  expect(headings).toEqual(['Context', 'Decision', 'Consequences', 'Files'])
})

it('links every decision from ARCHITECTURE.md', () => {
  const index = textOf('ARCHITECTURE.md')
  expect(decisions.filter((page) => !index.includes(`](${page})`))).toEqual([])
})

it('gives every decision its own number', () => {
  const numbers = decisions.map((page) => page.slice('docs/decisions/'.length).slice(0, 4))
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([])
})

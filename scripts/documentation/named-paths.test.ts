import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../build/root.ts'
import { namedFiles, namedPaths, namedStems } from './named-paths.ts'

it('finds paths of the repository, both of a pair in braces, and no patterns', () => {
  const page =
    'See `src/a.ts`, `src/a.ts`, `scripts/{b,c}.ts`, `src/*.ts`, `tenants/<slug>/`, `settle-booking.ts` and `npm start`.'
  expect(namedPaths(page)).toEqual(['src/a.ts', 'scripts/b.ts', 'scripts/c.ts'])
})

it('finds files that a page names without their folder, in its text and its diagrams', () => {
  const page = 'Like `a.ts`, not `src/b.ts`.\n```mermaid\nA->>A: takes a turn (await-turn.ts)\n```\n'
  expect(namedFiles(page)).toEqual(['a.ts', 'await-turn.ts'])
})

it('finds files that a decision names by their stem alone', () => {
  const page =
    '# A\n\n`a-word`\n\n## Files\n\n`src/a/` (`settle`, `pay-again.ts`, `*amendment*`), `src/{b,c}.ts`; `Raster`\n'
  expect(namedStems(page)).toEqual(['settle'])
})

const files = ['e2e', 'openapi', 'packages', 'scripts', 'src']
  .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }))
  .concat(readdirSync(root))
  .map((path) => basename(path))
const stems = new Set(files.map((name) => name.replace(/\..*$/, '')))

const pages = ['docs', 'docs/decisions'].flatMap((folder) =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `${folder}/${name}`),
)

it.each(['README.md', 'ARCHITECTURE.md', ...pages])('%s names only existing files', (page) => {
  const named = namedPaths(readFileSync(join(root, page), 'utf8'))
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([])
})

it.each(pages)('%s lists only stems of existing files', (page) => {
  const named = namedStems(readFileSync(join(root, page), 'utf8'))
  expect(named.filter((stem) => !stems.has(stem))).toEqual([])
})

it.each(['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md'])('%s names files that exist', (page) => {
  const named = namedFiles(readFileSync(join(root, page), 'utf8'))
  expect(named.filter((name) => !files.includes(name))).toEqual([])
})

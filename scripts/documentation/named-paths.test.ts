import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../build/root.ts'
import { namedPaths, namedStems } from './named-paths.ts'

it('finds paths of the repository, both of a pair in braces, and no patterns', () => {
  const page =
    'See `src/a.ts`, `src/a.ts`, `scripts/{b,c}.ts`, `src/*.ts`, `tenants/<slug>/`, `settle-booking.ts` and `npm start`.'
  expect(namedPaths(page)).toEqual(['src/a.ts', 'scripts/b.ts', 'scripts/c.ts'])
})

it('finds files that a decision names by their stem alone', () => {
  const page =
    '# A\n\n`a-word`\n\n## Files\n\n`src/a/` (`settle`, `pay-again.ts`, `*amendment*`), `src/{b,c}.ts`; `Raster`\n'
  expect(namedStems(page)).toEqual(['settle'])
})

const stems = new Set(
  ['e2e', 'openapi', 'packages', 'scripts', 'src']
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }))
    .map((path) => basename(path).replace(/\..*$/, '')),
)

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

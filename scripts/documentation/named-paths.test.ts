import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../build/root.ts'
import { namedPaths } from './named-paths.ts'

it('finds paths of the repository, both of a pair in braces, and no patterns', () => {
  const page =
    'See `src/a.ts`, `src/a.ts`, `scripts/{b,c}.ts`, `src/*.ts`, `tenants/<slug>/`, `settle.ts` and `npm start`.'
  expect(namedPaths(page)).toEqual(['src/a.ts', 'scripts/b.ts', 'scripts/c.ts'])
})

const pages = ['docs', 'docs/decisions'].flatMap((folder) =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `${folder}/${name}`),
)

it.each(['README.md', 'ARCHITECTURE.md', ...pages])('%s names only files that exist', (page) => {
  const named = namedPaths(readFileSync(join(root, page), 'utf8'))
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([])
})

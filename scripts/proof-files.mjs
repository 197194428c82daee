// Names the test files that take more cases in a proof than in `npm test`. Plain JavaScript, as what asks for them.
import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { root } from './setup.mjs'

const isTest = (path) => /\.test\.tsx?$/.test(path)
const isTesting = (path) => basename(path).startsWith('testing-')

/** Gives the paths of the test files that import `proof-cases.ts`, themselves or by a `testing-…` file. */
export function proofFiles() {
  const sources = ['src', 'packages', 'scripts']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true }).map((name) => `${folder}/${name}`),
    )
    .filter((path) => /\.tsx?$/.test(path) && (isTest(path) || isTesting(path)))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
  const found = new Set()
  let targets = ['scripts/proof-cases.ts']
  while (targets.length > 0) {
    const importers = sources.filter(
      ({ path, text }) => !found.has(path) && importsOf(path, text).some((one) => targets.includes(one)),
    )
    for (const { path } of importers) found.add(path)
    targets = importers.filter(({ path }) => isTesting(path)).map(({ path }) => path)
  }
  return [...found].filter(isTest)
}

/** The files that a source imports by a relative path. */
function importsOf(path, text) {
  return [...text.matchAll(/ from '(\.{1,2}\/[^']+)'/g)].map(([, to]) => join(dirname(path), to))
}

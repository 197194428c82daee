// Names the packages whose tests `npm test` leaves out. Plain JavaScript, as what asks for them.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

/** Every test depends on these, and on what they import. */
const common = ['package-lock.json', 'vite.config.ts', 'scripts/vitest-setup.ts']
const imported = /\b(?:from|import)\s*\(?\s*'(\.[^']+)'/g

/**
 * Takes the project's folder; gives the packages whose files and imports are those of their last passed tests in this
 * folder, and a function that stores which packages have passed. A fresh clone has no such package.
 */
export function unchangedPackages(root) {
  const file = join(root, 'node_modules/.cache/livery-tests/packages.json')
  const passed = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  const names = readdirSync(join(root, 'packages'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
  const states = Object.fromEntries(names.map((name) => [name, stateOf(root, name)]))
  return {
    names: names.filter((name) => passed[name] === states[name]),
    /** Stores the packages without failures, as they were before the tests ran. */
    store(failedFiles) {
      const isGreen = (name) => !failedFiles.some((path) => path.includes(`packages/${name}/`))
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(
        file,
        JSON.stringify(Object.fromEntries(Object.entries(states).filter(([name]) => isGreen(name)))),
      )
    },
  }
}

/** A hash of a package's files, of all that they import, and of what every test depends on. */
function stateOf(root, name) {
  const hash = createHash('sha256').update(process.version)
  for (const path of closure(root, [...common, ...filesIn(root, `packages/${name}`)])) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update('\0')
  }
  return hash.digest('hex')
}

function filesIn(root, folder) {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
}

function closure(root, paths) {
  const found = new Set()
  const waiting = [...paths]
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (found.has(path) || !existsSync(join(root, path)) || !statSync(join(root, path)).isFile()) continue
    found.add(path)
    if (!/\.(?:ts|tsx|mjs)$/.test(path)) continue
    const source = readFileSync(join(root, path), 'utf8')
    for (const [, specifier] of source.matchAll(imported)) waiting.push(join(dirname(path), specifier))
  }
  return [...found].toSorted()
}

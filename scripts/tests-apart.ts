import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const replaces = /\bvi\.(mock|unmock|doMock|resetModules)\(/

/**
 * Takes the project's folder and gives the tests in it that put a module in another's place or load one anew: in a
 * worker that keeps its modules from file to file the next file would meet what they left.
 */
export function testsApart(root: string): string[] {
  return ['src', 'packages', 'scripts'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name}`)
      .filter((path) => /\.test\.tsx?$/.test(path))
      .filter((path) => replaces.test(readFileSync(join(root, path), 'utf8'))),
  )
}

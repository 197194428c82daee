import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const replaces = /\bvi\.(mock|unmock|doMock|resetModules)\(/
/** The tests' second product is added to the contract, of which each later file of the worker would hear. */
const addsProduct = /\bsecond: \{\n|\/testing-two-products\.ts'/

/**
 * Takes the project's folder and gives the tests in it that put a module in another's place, load one again or add to the contract: in a
 * worker that keeps its modules from file to file the next file would meet what they left.
 */
export function testsApart(root: string): string[] {
  return ['src', 'packages', 'scripts'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name}`)
      .filter((path) => /\.test\.tsx?$/.test(path))
      .filter((path) => {
        const source = readFileSync(join(root, path), 'utf8')
        return replaces.test(source) || addsProduct.test(source)
      }),
  )
}

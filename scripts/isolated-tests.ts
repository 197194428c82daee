import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const replaces = /\bvi\.(mock|unmock|doMock|resetModules)\(/
/** It adds a second product to the contract, which later files of the worker would see. */
const addsProduct = /\bsecond: \{\n|\/testing-two-products\.ts'/

/**
 * Returns the tests that replace a module, reload one or extend the contract. In a worker that shares its modules
 * between files, the next file would see these changes.
 */
export function findIsolatedTests(root: string): string[] {
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

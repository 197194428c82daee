import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const replaces = /\bvi\.(mock|unmock|doMock|resetModules)\(/
const addsProduct = /\bsecond: \{\n|\/testing-two-products\.ts'/

interface SeparateTests {
  /** They replace a module or reload one. In a worker that shares its modules, the next file would see that. */
  isolated: string[]
  /** They add a second product to the contract. They share workers, but not with other tests. */
  twoProducts: string[]
}

/** Returns the tests that cannot share their modules with all others. */
export function findSeparateTests(root: string): SeparateTests {
  const found: SeparateTests = { isolated: [], twoProducts: [] }
  for (const folder of ['src', 'packages', 'scripts']) {
    for (const name of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })) {
      if (!/\.test\.tsx?$/.test(name)) continue
      const source = readFileSync(join(root, folder, name), 'utf8')
      if (replaces.test(source)) found.isolated.push(`${folder}/${name}`)
      else if (addsProduct.test(source)) found.twoProducts.push(`${folder}/${name}`)
    }
  }
  return found
}

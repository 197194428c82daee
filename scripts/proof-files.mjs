// Names the test files that take more cases in a proof than in `npm test`. Plain JavaScript, as what asks for them.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './setup.mjs'

/** Gives the paths of the test files that import `proof-cases.ts`. */
export function proofFiles() {
  return ['src', 'packages', 'scripts'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true })
      .map((name) => `${folder}/${name}`)
      .filter((path) => /\.test\.tsx?$/.test(path))
      .filter((path) => readFileSync(join(root, path), 'utf8').includes("/proof-cases.ts'")),
  )
}

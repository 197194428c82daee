import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { publicContract } from '../../contract/public-contract.ts'
import { root } from '../root.ts'

/** Where the server of demo and development looks for the contract and its readable reference. */
const folder = join(root, 'dist/reference')
const { resolve } = createRequire(import.meta.url)

/** Writes the contract as one document, and the files of its readable reference, outside the site. */
export function writeReference(): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'openapi.json'), JSON.stringify(publicContract(join(root, 'openapi'))))
  for (const name of ['swagger-ui.css', 'swagger-ui-bundle.js'])
    copyFileSync(resolve(`swagger-ui-dist/${name}`), join(folder, name))
  for (const name of ['reference.css', 'start-reference.js'])
    copyFileSync(join(import.meta.dirname, name), join(folder, name))
}

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ReadReference } from '../../http/demo/reference-routes.ts'

/** Returns the function that reads the API reference from the build's folder, at each request. */
export function readReference(dist: string): ReadReference {
  return async (name) => {
    try {
      return new Uint8Array(await readFile(join(dist, 'reference', name)))
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
      throw error
    }
  }
}

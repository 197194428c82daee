import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ReadReference } from '../../http/demo/reference-routes.ts'

/** Takes the folder that the build wrote, and gives what reads the API reference from it, as it is at each request. */
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

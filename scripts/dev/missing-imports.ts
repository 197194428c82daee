import { relative } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Refuses an import of a missing file and names the importing file. Vite does so only for pages: on the server it
 * takes the address for the module, and keeps it after the file appears.
 */
export function missingImports(root: string): Plugin {
  return {
    name: 'livery:missing-imports',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!source.startsWith('.') || importer === undefined) return null
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true })
      if (resolved !== null) return resolved
      throw new Error(`${relative(root, importer)} imports ${JSON.stringify(source)}, which does not exist.`)
    },
  }
}

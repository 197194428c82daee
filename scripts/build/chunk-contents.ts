import { mkdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { minifySync, type Plugin } from 'vite'
import { type ChunkContents, contentsFolder } from './read-contents.ts'
import { root } from './root.ts'

// A module alone seems to use few of its declarations, so none may be removed.
const minifyOptions = { module: true, compress: false, mangle: true } as const

/**
 * Writes which modules each chunk of a build consists of, for `npm run sizes`. A module's bytes are those of its code
 * minified alone, so they are shares of the chunk, not exact figures.
 */
export function chunkContents(name: string): Plugin {
  return {
    name: 'livery:chunk-contents',
    generateBundle(_options, bundle) {
      const contents: ChunkContents = {}
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        const sizes: Record<string, number> = {}
        for (const [id, { code }] of Object.entries(chunk.modules)) {
          const bytes = code ? Buffer.byteLength(minifySync(moduleName(id), code, minifyOptions).code) : 0
          if (bytes > 0) sizes[moduleName(id)] = bytes
        }
        contents[chunk.fileName] = sizes
      }
      mkdirSync(contentsFolder, { recursive: true })
      writeFileSync(join(contentsFolder, `${name}.json`), JSON.stringify(contents))
    },
  }
}

/** A module's path in the repository, without the query and the mark of a virtual module. */
function moduleName(id: string): string {
  const [path = ''] = id.replace('\0', '').split('?')
  return path.startsWith('/') ? relative(root, path) : path
}

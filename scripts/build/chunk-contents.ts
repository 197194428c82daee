import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { minifySync, type Plugin } from 'vite'
import { root } from './root.ts'

/** Folder with one file per build; see `chunkContents`. */
export const contentsFolder = join(root, 'dist/chunk-contents')

/** Bytes of each chunk's modules: name of the chunk's file → path of the module → bytes. */
export type ChunkContents = Record<string, Record<string, number>>

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

/** Returns each module's chunk: path in the repository → the chunk's file. */
export function chunkOfModule(name: string): Map<string, string> {
  return new Map(
    Object.entries(readContents(name)).flatMap(([file, sizes]) =>
      Object.keys(sizes).map((module): [string, string] => [module, file]),
    ),
  )
}

/** Reads what `chunkContents` has written in the last build of this name. */
export function readContents(name: string): ChunkContents {
  return JSON.parse(readFileSync(join(contentsFolder, `${name}.json`), 'utf8')) as ChunkContents
}

/** A module's path in the repository, without the query and the mark of a virtual module. */
function moduleName(id: string): string {
  const [path = ''] = id.replace('\0', '').split('?')
  return path.startsWith('/') ? relative(root, path) : path
}

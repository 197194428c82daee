import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.ts'

/** Folder with one file per build, which `chunkContents` writes. */
export const contentsFolder = join(root, 'dist/chunk-contents')

/** Bytes of each chunk's modules: name of the chunk's file → path of the module → bytes. */
export type ChunkContents = Record<string, Record<string, number>>

/** Reads the contents of the last builds of the shell and of the remote parts. */
export function readAllContents(): ChunkContents[] {
  return readdirSync(contentsFolder).map((file) => readContents(file.replace(/\.json$/, '')))
}

/** Returns each module's chunk in the last build of this name: path in the repository → the chunk's file. */
export function chunkOfModule(name: string): Map<string, string> {
  return new Map(
    Object.entries(readContents(name)).flatMap(([file, sizes]) =>
      Object.keys(sizes).map((module): [string, string] => [module, file]),
    ),
  )
}

function readContents(name: string): ChunkContents {
  return JSON.parse(readFileSync(join(contentsFolder, `${name}.json`), 'utf8')) as ChunkContents
}

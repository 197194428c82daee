import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { root } from '../build/root.ts'

/**
 * Returns these files of a folder with all files of the folder that they import, also dynamically; type imports do
 * not count. `apart` are files to exclude.
 */
export function reachedFiles(
  entries: readonly string[],
  folder: string,
  apart: readonly string[] = [],
): Set<string> {
  const reached = new Set<string>()
  const next = [...entries]
  for (let file = next.pop(); file !== undefined; file = next.pop()) {
    const isOutside = !file.startsWith(`${folder}/`) || apart.includes(file) || !existsSync(join(root, file))
    if (isOutside || reached.has(file)) continue
    reached.add(file)
    next.push(...importedBy(file))
  }
  return reached
}

/** The project's files that a file imports. */
export function importedBy(file: string): string[] {
  const source = readFileSync(join(root, file), 'utf8')
  const imports = /(?:^import (?!type )[^']*|\bimport\(\s*)'(\.{1,2}\/[^']+\.tsx?)'/gm
  return [...source.matchAll(imports)].map(([, path = '']) =>
    normalize(join(dirname(file), path)).replaceAll('\\', '/'),
  )
}

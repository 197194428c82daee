/** The part of node:path that the running server uses. */

export const sep = '/'

export function join(...parts: readonly string[]): string {
  const kept: string[] = []
  for (const part of parts.join('/').split('/')) {
    if (part === '..') kept.pop()
    else if (part !== '' && part !== '.') kept.push(part)
  }
  return `${parts[0]?.startsWith('/') ? '/' : ''}${kept.join('/')}`
}

/** Only for paths that lead below the folder. */
export function relative(folder: string, path: string): string {
  return path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : path
}

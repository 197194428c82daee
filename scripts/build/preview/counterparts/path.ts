/** The part of node:path that the running server uses. */

export const sep = '/'

export function join(...parts: readonly string[]): string {
  const segments: string[] = []
  for (const part of parts.join('/').split('/')) {
    if (part === '..') segments.pop()
    else if (part !== '' && part !== '.') segments.push(part)
  }
  return `${parts[0]?.startsWith('/') ? '/' : ''}${segments.join('/')}`
}

/** Only for paths that lead below the folder. */
export function relative(folder: string, path: string): string {
  return path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : path
}

import { files } from 'virtual:preview-files'

/**
 * The part of node:fs that the running server uses: the texts next to its code, which the build put into the worker.
 */

export function readFileSync(path: string, _encoding: 'utf8'): string {
  const text = files[path]
  if (text === undefined) throw new Error(`The preview was built without ${path}.`)
  return text
}

/** Returns the files below a folder whose path matches a pattern of `*`, `**` and `{one,other}`. */
export function globSync(pattern: string, { cwd }: { cwd: string }): string[] {
  const fits = new RegExp(`^${asRegExp(pattern)}$`)
  return Object.keys(files)
    .filter((path) => path.startsWith(`${cwd}/`))
    .map((path) => path.slice(cwd.length + 1))
    .filter((path) => fits.test(path))
}

function asRegExp(pattern: string): string {
  return pattern
    .replaceAll('.', '\\.')
    .replace(/\{([^}]*)\}/g, (_, choices: string) => `(?:${choices.replaceAll(',', '|')})`)
    .replaceAll('/**', '(?:/[^/]+)@')
    .replaceAll('*', '[^/]+')
    .replaceAll('@', '*')
}

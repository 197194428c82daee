import { resolve } from 'node:path'

/** Takes a path as it was typed and gives it whole: npm runs a script in the project's folder, wherever the person stands. */
export function typedPath(path: string): string {
  return resolve(process.env.INIT_CWD ?? process.cwd(), path)
}

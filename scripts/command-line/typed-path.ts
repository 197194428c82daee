import { resolve } from 'node:path'

/** Returns the absolute path of a path as typed: npm runs a script in the project's folder, wherever the user is. */
export function typedPath(path: string): string {
  return resolve(process.env.INIT_CWD ?? process.cwd(), path)
}

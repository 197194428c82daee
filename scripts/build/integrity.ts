import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Subresource Integrity of every script in a folder: path relative to the folder → `sha256-…`. */
export function integrityOf(folder: string): Record<string, string> {
  const scripts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .sort()
  return Object.fromEntries(
    scripts.map((file) => {
      const hash = createHash('sha256')
        .update(readFileSync(join(folder, file)))
        .digest('base64')
      return [file.replaceAll('\\', '/'), `sha256-${hash}`]
    }),
  )
}

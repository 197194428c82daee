import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { ViteDevServer } from 'vite'

/**
 * Returns a function that reports saved, created and deleted paths inside `folder` to a Vite server. Vite's watcher
 * follows files: it misses a file that another replaces, which is how editors and `sed -i` save.
 */
export function reportSaves(
  { watcher }: Pick<ViteDevServer, 'watcher'>,
  folder: string,
): (paths: readonly string[]) => void {
  const known = new Set(readdirSync(folder, { recursive: true, encoding: 'utf8' }))

  function eventOf(path: string): 'add' | 'change' | 'unlink' | null {
    const isThere = statSync(join(folder, path), { throwIfNoEntry: false }) !== undefined
    if (isThere && known.has(path)) return 'change'
    if (isThere) return 'add'
    return known.has(path) ? 'unlink' : null
  }

  return (paths) => {
    for (const path of paths) {
      const event = /\.test\.\w+$/.test(path) ? null : eventOf(path)
      if (event === null) continue
      if (event === 'unlink') known.delete(path)
      else known.add(path)
      watcher.emit(event, join(folder, path))
    }
  }
}

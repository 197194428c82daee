import { registerHooks } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { ShellServer } from '../../../src/server/http/pages/render/load-built.ts'
import { root } from '../root.ts'

/**
 * Loads the shell's server build as a server does, and returns the paths of the files that this loads. The browser's
 * pages fetch the other files.
 */
export async function drawnChunks(): Promise<ReadonlySet<string>> {
  const folder = pathToFileURL(join(root, 'dist/server/')).href
  const loaded = new Set<string>()
  const hooks = registerHooks({
    load(url, context, nextLoad) {
      if (url.startsWith(folder)) loaded.add(fileURLToPath(url.split('?')[0] ?? url))
      return nextLoad(url, context)
    },
  })
  // A unique name, since the file may be loaded already.
  const entry = `${folder}entry-server.js?drawn=${Date.now()}`
  const shell: ShellServer = await import(entry)
  await shell.loaded
  hooks.deregister()
  return loaded
}

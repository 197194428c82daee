import { registerHooks } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { ShellServer } from '../../../src/server/http/pages/render/load-built.ts'
import { root } from '../root.ts'

/** Loads the shell's build for servers as a server does, and gives the paths of the files that this takes: the others only a browser's pages ask for. */
export async function drawnChunks(): Promise<ReadonlySet<string>> {
  const folder = pathToFileURL(join(root, 'dist/server/')).href
  const loaded = new Set<string>()
  const hooks = registerHooks({
    load(url, context, nextLoad) {
      if (url.startsWith(folder)) loaded.add(fileURLToPath(url.split('?')[0] ?? url))
      return nextLoad(url, context)
    },
  })
  // A name of its own, since the file may have been loaded before.
  const entry = `${folder}entry-server.js?drawn=${Date.now()}`
  const shell: ShellServer = await import(entry)
  await shell.loaded
  hooks.deregister()
  return loaded
}

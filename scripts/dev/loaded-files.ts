import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'
import { notifyParent } from './notify-parent.ts'

/** Reports to the front which of the project's files this process loads as code, including broken ones. */
export function tellLoadedFiles(): void {
  let files: string[] = []
  registerHooks({
    load(url, context, next) {
      if (url.startsWith('file:') && !url.includes('/node_modules/')) {
        if (files.length === 0) queueMicrotask(tell)
        files.push(fileURLToPath(new URL(url)))
      }
      return next(url, context)
    },
  })

  function tell(): void {
    void notifyParent({ livery: 'loads', files })
    files = []
  }
}

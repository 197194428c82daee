import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'
import { notifyParent } from './notify-parent.ts'

/** Tells the front which files of the project this process loads as code, also those that do not run. */
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

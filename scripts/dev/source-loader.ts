import type { EventEmitter } from 'node:events'
import type { DevEnvironment } from 'vite'
import { createNodeImportMeta, ESModulesEvaluator, ModuleRunner } from 'vite/module-runner'

/** The module graph and the watcher of a Vite server. */
export interface SourceServer {
  environments: { ssr: DevEnvironment }
  watcher: Pick<EventEmitter, 'on'>
}

/**
 * Returns a function that evaluates `entry` from the current sources, and resolves with the module after its
 * `loaded`. `saved` is called after each change that the next call includes. Each state of the sources has its own
 * module runner, so a fault affects only that one.
 */
export function sourceLoader<Module extends { loaded: Promise<unknown> }>(
  { environments: { ssr }, watcher }: SourceServer,
  entry: string,
  saved: () => void,
): () => Promise<Module> {
  let saves = 0
  let current: { saves: number; module: Promise<Module> } | null = null

  const noteSave = () => {
    saves += 1
    saved()
  }
  // Counted after Vite has dropped the old text: a watcher may report the file earlier.
  const { moduleGraph } = ssr
  const invalidate = moduleGraph.onFileChange.bind(moduleGraph)
  moduleGraph.onFileChange = (file) => {
    invalidate(file)
    noteSave()
  }
  // New and deleted files change how imports resolve; without hot reload, Vite does not notice.
  for (const event of ['add', 'unlink']) {
    watcher.on(event, () => {
      moduleGraph.invalidateAll()
      noteSave()
    })
  }

  async function evaluate(): Promise<Module> {
    const runner = new ModuleRunner(
      {
        // Asks without a listener, so that nothing keeps a replaced runner alive.
        transport: { invoke: (asked) => ssr.hot.handleInvoke(asked) },
        createImportMeta: createNodeImportMeta,
        sourcemapInterceptor: false,
        hmr: false,
      },
      new ESModulesEvaluator(),
    )
    const module: Module = await runner.import(entry)
    await module.loaded
    return module
  }

  /** The module of one state of the sources. A fault is not cached, since not every file that fixes it is watched. */
  function moduleNow(): Promise<Module> {
    if (current?.saves === saves) return current.module
    const mine = { saves, module: evaluate() }
    current = mine
    mine.module.catch(() => {
      if (current === mine) current = null
    })
    return mine.module
  }

  return async function load() {
    for (;;) {
      const began = saves
      const [result] = await Promise.allSettled([moduleNow()])
      // A save during the evaluation may mix old and new sources.
      if (began !== saves) continue
      if (result.status === 'rejected') throw result.reason
      return result.value
    }
  }
}

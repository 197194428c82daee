import type { EventEmitter } from 'node:events'
import type { DevEnvironment } from 'vite'
import { createNodeImportMeta, ESModulesEvaluator, ModuleRunner } from 'vite/module-runner'

/** The module graph and the watcher of a Vite server. */
export interface SourceServer {
  environments: { ssr: DevEnvironment }
  watcher: Pick<EventEmitter, 'on'>
}

/**
 * Gives a function that evaluates `entry` from its sources as they are at the call, and resolves with the module once its
 * `loaded` has resolved. Each state of the sources has a module runner to itself: a fault leaves half-evaluated modules,
 * and modules that remember a failed import, only in the runner that met it. `saved` is called after each change that the
 * next call takes in.
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
  // Counted once Vite has forgotten the old text: a watcher may report the file before.
  const { moduleGraph } = ssr
  const invalidate = moduleGraph.onFileChange.bind(moduleGraph)
  moduleGraph.onFileChange = (file) => {
    invalidate(file)
    noteSave()
  }
  // A file that comes or goes changes how imports resolve, which Vite looks at again only with hot reload.
  for (const event of ['add', 'unlink']) {
    watcher.on(event, () => {
      moduleGraph.invalidateAll()
      noteSave()
    })
  }

  async function evaluate(): Promise<Module> {
    const runner = new ModuleRunner(
      {
        // Asks without listening, so that nothing holds a runner that has been replaced.
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

  /** The module of one state of the sources; a fault is not remembered, since not everything that mends it is watched. */
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
      // What was saved meanwhile may be mixed with what was there before.
      if (began !== saves) continue
      if (result.status === 'rejected') throw result.reason
      return result.value
    }
  }
}

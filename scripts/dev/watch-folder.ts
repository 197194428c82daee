import { watchTree } from './watch-tree.ts'

/** Editors write a file in several steps; files saved together are one change. */
const REST_MS = 60

/**
 * Calls `act` with the paths inside a folder once changed files have come to rest, never twice at a time. Errors of
 * `act` go to `failed`.
 */
export function watchFolder(
  folder: string,
  act: (paths: readonly string[]) => Promise<void>,
  failed: (error: unknown) => void,
): () => void {
  const changed = new Set<string>()
  let rest: NodeJS.Timeout | undefined
  let isActing = false

  async function run(): Promise<void> {
    if (isActing || changed.size === 0) return
    isActing = true
    const paths = [...changed]
    changed.clear()
    await act(paths).catch(failed)
    isActing = false
    void run()
  }

  const stop = watchTree(
    folder,
    (path) => {
      changed.add(path)
      clearTimeout(rest)
      rest = setTimeout(() => void run(), REST_MS)
    },
    failed,
  )
  return () => {
    clearTimeout(rest)
    stop()
  }
}

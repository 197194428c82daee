import type { Keep, StoredWork } from './stored-work.ts'

/** Milliseconds from a change to storing it in this browser. */
const KEPT = 120

interface KeeperInput {
  keep: Keep
  work: () => StoredWork
  /** The objects that make up the work: while all are identical, there is nothing new to store. */
  dependencies: () => readonly unknown[]
  onStored: (isStored: boolean) => void
}

/** Stores changes in this browser: soon after each, and at once if the page may be closed. */
export function createKeeper({ keep, work, dependencies, onStored }: KeeperInput) {
  let timer: ReturnType<typeof setTimeout> | undefined
  /** The state that was stored last; initially the one that was read. */
  let storedLast = dependencies()

  function keepNow(): void {
    const written = dependencies()
    void keep.write(work()).then((isStored) => {
      onStored(isStored)
      if (isStored) storedLast = written
    })
  }

  return {
    soon() {
      clearTimeout(timer)
      timer = setTimeout(keepNow, KEPT)
    },
    leaving() {
      if (dependencies().every((dependency, at) => dependency === storedLast[at])) return
      keep.writeAtOnce?.(work())
      keepNow()
    },
    stop() {
      clearTimeout(timer)
      keepNow()
      keep.close()
    },
  }
}

import type { Keep, StoredWork } from './stored-work.ts'

/** Milliseconds from a change to storing it in this browser. */
const KEPT = 120

interface KeeperInput {
  keep: Keep
  work: () => StoredWork
  /** The objects that make up the work: while all are identical, there is nothing new to store. */
  parts: () => readonly unknown[]
  onKept: (isKept: boolean) => void
}

/** Stores changes in this browser: soon after each, and at once if the page may be closed. */
export function createKeeper({ keep, work, parts, onKept }: KeeperInput) {
  let timer: ReturnType<typeof setTimeout> | undefined
  /** The state that was stored last; initially the one that was read. */
  let keptLast = parts()

  function keepNow(): void {
    const written = parts()
    void keep.write(work()).then((isKept) => {
      onKept(isKept)
      if (isKept) keptLast = written
    })
  }

  return {
    soon() {
      clearTimeout(timer)
      timer = setTimeout(keepNow, KEPT)
    },
    leaving() {
      if (parts().every((part, at) => part === keptLast[at])) return
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

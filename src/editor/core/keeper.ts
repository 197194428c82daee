import type { Keep, StoredWork } from './stored-work.ts'

/** Milliseconds between what is written and its being kept in this browser. */
const KEPT = 120

interface KeeperInput {
  keep: Keep
  work: () => StoredWork
  /** What the work is made of: as long as all of it is the same, there is nothing new to keep. */
  parts: () => readonly unknown[]
  onKept: (isKept: boolean) => void
}

/** Keeps what is written in this browser: soon after, and at once where the page may be gone in a moment. */
export function createKeeper({ keep, work, parts, onKept }: KeeperInput) {
  let timer: ReturnType<typeof setTimeout> | undefined
  /** What was kept last; at first it is what was read. */
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

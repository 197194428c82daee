import { existsSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, renameSync, rmSync } from 'node:fs'
import { constants } from 'node:os'
import { dirname, join } from 'node:path'

/** What was there is partly where it was moved aside. */
class NotPutBack extends Error {}

/**
 * Lets `write` fill an empty folder on the disk of `out`, whose files and folders take the place of those of their names in `out` once all are
 * written. What has another name there stays: whoever publishes the folder keeps more in it (`.git`, `CNAME`). Whatever fails before leaves `out` as
 * it was; what cannot be put back then is kept, and the error says where.
 */
export async function replaceInPlace<Written>(
  out: string,
  write: (folder: string) => Promise<Written>,
): Promise<Written> {
  const isThere = existsSync(out)
  const place = isThere ? realpathSync(out) : out
  // What is around a folder that is there may be another disk, or somebody else's.
  const around = isThere ? place : dirname(place)
  mkdirSync(around, { recursive: true })
  const beside = mkdtempSync(join(around, '.livery-preview-'))
  const clear = () => rmSync(beside, { recursive: true, force: true })
  const heedless = whenInterrupted(clear)
  let isNeeded = false
  try {
    const next = join(beside, 'new')
    mkdirSync(next)
    const written = await write(next)
    // At once and whole where nothing is there: somebody may wait for it.
    if (existsSync(place)) exchange(next, place, join(beside, 'old'))
    else renameSync(next, place)
    return written
  } catch (error) {
    isNeeded = error instanceof NotPutBack
    throw error
  } finally {
    if (!isNeeded) clear()
    heedless()
  }
}

/** Nothing interrupts it, since it waits for nothing; where one name cannot be had, all are put back. */
function exchange(next: string, place: string, old: string): void {
  const undo: (() => void)[] = []
  const move = (from: string, to: string) => {
    renameSync(from, to)
    undo.unshift(() => renameSync(to, from))
  }
  mkdirSync(old, { recursive: true })
  try {
    for (const name of readdirSync(next)) {
      const at = join(place, name)
      if (existsSync(at)) move(at, join(old, name))
      move(join(next, name), at)
    }
  } catch (error) {
    const failed = undo.filter((step) => !isDone(step))
    if (failed.length === 0) throw error
    throw new NotPutBack(`Something else writes to ${place} too; what was there before is in ${old}.`, {
      cause: error,
    })
  }
}

function isDone(step: () => void): boolean {
  try {
    step()
    return true
  } catch {
    return false
  }
}

/** Calls `act` before a signal ends the process, until the function that it gives is called. */
function whenInterrupted(act: () => void): () => void {
  const ends = (['SIGINT', 'SIGTERM', 'SIGHUP'] as const).map((signal) => {
    const end = () => {
      act()
      process.exit(128 + constants.signals[signal])
    }
    process.once(signal, end)
    return () => process.off(signal, end)
  })
  return () => {
    for (const stop of ends) stop()
  }
}

import { existsSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, renameSync, rmSync } from 'node:fs'
import { constants } from 'node:os'
import { dirname, join } from 'node:path'

/** Thrown if some previous files remain in the folder they were moved to. */
class NotPutBack extends Error {}

/**
 * Lets `write` fill a new folder, then moves its files and folders into `out`, where other names stay (`.git`,
 * `CNAME`). An error before the move leaves `out` unchanged. If files cannot be moved back after a later one, the
 * error names their folder.
 */
export async function replaceInPlace<Written>(
  out: string,
  write: (folder: string) => Promise<Written>,
): Promise<Written> {
  const isThere = existsSync(out)
  const place = isThere ? realpathSync(out) : out
  // An existing folder's parent may be on another disk or belong to another user.
  const around = isThere ? place : dirname(place)
  mkdirSync(around, { recursive: true })
  const temporary = mkdtempSync(join(around, '.livery-preview-'))
  const clear = () => rmSync(temporary, { recursive: true, force: true })
  const heedless = whenInterrupted(clear)
  let isNeeded = false
  try {
    const next = join(temporary, 'new')
    mkdirSync(next)
    const written = await write(next)
    // A new folder appears whole, by one rename: another program may be waiting for it.
    if (existsSync(place)) exchange(next, place, join(temporary, 'old'))
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

/** Synchronous, so that nothing interrupts it. If one name cannot be moved, all are moved back. */
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
    throw new NotPutBack(`Another program also writes to ${place}. The previous files are in ${old}.`, {
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

/** Calls `act` before a signal ends the process, until the returned function is called. */
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

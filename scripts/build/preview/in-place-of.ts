import { existsSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, renameSync, rmSync } from 'node:fs'
import { constants } from 'node:os'
import { dirname, join } from 'node:path'

/**
 * Lets `write` fill an empty folder beside `out`, whose files and folders take the place of those of their names in `out` once all are written. What has
 * another name there stays: whoever publishes the folder keeps more in it (`.git`, `CNAME`). Whatever fails before leaves `out` as it was.
 */
export async function inPlaceOf<Written>(
  out: string,
  write: (folder: string) => Promise<Written>,
): Promise<Written> {
  const place = existsSync(out) ? realpathSync(out) : out
  mkdirSync(dirname(place), { recursive: true })
  const beside = mkdtempSync(join(dirname(place), '.livery-preview-'))
  const clear = () => rmSync(beside, { recursive: true, force: true })
  const heedless = whenInterrupted(clear)
  try {
    const next = join(beside, 'new')
    mkdirSync(next)
    const written = await write(next)
    // At once and whole where nothing is there: somebody may wait for it.
    if (existsSync(place)) exchange(next, place, join(beside, 'old'))
    else renameSync(next, place)
    return written
  } finally {
    heedless()
    clear()
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
    for (const step of undo) step()
    throw error
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

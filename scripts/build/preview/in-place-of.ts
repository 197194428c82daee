import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Lets `write` fill an empty folder beside `out`, which takes that one's place once it is whole; whatever fails before leaves `out` as it was. */
export async function inPlaceOf<Written>(
  out: string,
  write: (folder: string) => Promise<Written>,
): Promise<Written> {
  mkdirSync(dirname(out), { recursive: true })
  const beside = mkdtempSync(join(dirname(out), '.livery-preview-'))
  try {
    const next = join(beside, 'new')
    mkdirSync(next)
    const written = await write(next)
    const last = join(beside, 'old')
    if (existsSync(out)) renameSync(out, last)
    try {
      renameSync(next, out)
    } catch (error) {
      if (existsSync(last)) renameSync(last, out)
      throw error
    }
    return written
  } finally {
    rmSync(beside, { recursive: true, force: true })
  }
}

import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { RUN_FOLDER } from './run-folder.ts'

/** Builds the static preview of some agencies into a folder, as the command does. */
export async function buildPreview(slugs: readonly string[], out: string, ...more: string[]): Promise<void> {
  const script = join(import.meta.dirname, '../scripts/build-preview.ts')
  await promisify(execFile)(process.execPath, [script, ...slugs, '--out', out, ...more])
}

/**
 * Returns a read-only folder with the static preview of some agencies. The first process of a run to need it builds
 * it, and the others wait.
 */
export async function builtPreview(slugs: readonly string[]): Promise<string> {
  const run = process.env[RUN_FOLDER]
  if (run === undefined) throw new Error('There is no run of the stories.')
  const place = join(run, slugs.join('+'))
  const [out, failed] = [join(place, 'site'), join(place, 'failed')]
  if (isFirst(place)) {
    try {
      await buildPreview(slugs, out)
    } catch (error) {
      writeFileSync(failed, '')
      throw error
    }
  }
  // The folder appears once it is complete.
  while (!existsSync(out)) {
    if (existsSync(failed)) throw new Error(`The preview of ${slugs.join(', ')} could not be built.`)
    await sleep(200)
  }
  return out
}

/** Only one of all processes can create the folder. */
function isFirst(place: string): boolean {
  try {
    mkdirSync(place)
    return true
  } catch (error) {
    if (existsSync(place)) return false
    throw error
  }
}

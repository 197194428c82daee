import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Tells all processes of a run the folder of its stories. */
export const RUN_FOLDER = 'E2E_RUN_FOLDER'

/**
 * Makes the folder that the stories of a run share, once for all processes; the process that started them deletes it.
 */
export function makeRunFolder(): void {
  if (process.env[RUN_FOLDER] !== undefined) return
  const folder = mkdtempSync(join(tmpdir(), 'livery-e2e-run-'))
  process.env[RUN_FOLDER] = folder
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
}

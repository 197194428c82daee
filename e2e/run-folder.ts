import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Names the folder of a run of the stories to all of its processes. */
export const RUN_FOLDER = 'E2E_RUN_FOLDER'

/** Makes the folder of what the stories of a run share, once for all its processes; it goes with the one that began them. */
export function makeRunFolder(): void {
  if (process.env[RUN_FOLDER] !== undefined) return
  const folder = mkdtempSync(join(tmpdir(), 'livery-e2e-run-'))
  process.env[RUN_FOLDER] = folder
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
}

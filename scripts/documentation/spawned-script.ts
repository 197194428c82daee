import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'

const recorder = pathToFileURL(join(import.meta.dirname, 'record-script.mjs')).href

/**
 * Types a command in the project's folder and returns the script that it starts, as a path in the folder, or the
 * starter of a package's program with the program's name. The script itself does not run.
 */
export function spawnedScript(command: string, folder: string): string {
  const place = mkdtempSync(join(tmpdir(), 'livery-spawned-'))
  const record = join(place, 'scripts')
  try {
    spawnSync('sh', ['-c', command], {
      cwd: folder,
      env: { ...process.env, NODE_OPTIONS: `--import ${recorder}`, LIVERY_RECORD_TO: record },
    })
    const [line = ''] = readFileSync(record, 'utf8').split('\n')
    const [script, first]: [string, string] = JSON.parse(line)
    const named = relative(realpathSync(folder), realpathSync(script))
    // This script prepares the project for its argument: a script in its folder, or a program.
    if (basename(script) !== 'after-setup.mjs') return named
    return first.endsWith('.ts') ? `scripts/${first}` : `${named} ${first}`
  } finally {
    rmSync(place, { recursive: true })
  }
}

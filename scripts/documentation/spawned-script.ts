import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'

const recorder = pathToFileURL(join(import.meta.dirname, 'record-script.mjs')).href

/**
 * Takes a command and the project's folder, types the command there, and gives the script that is started by it, as a path in the folder, or what starts a package's program with that one's name.
 * The script itself does not run.
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
    // It prepares the project for what it is given: a script beside it, or a program.
    if (basename(script) !== 'after-setup.mjs') return named
    return first.endsWith('.ts') ? `scripts/${first}` : `${named} ${first}`
  } finally {
    rmSync(place, { recursive: true })
  }
}

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { collectOutput } from '../scripts/processes/collect-output.ts'
import { endProcess } from '../scripts/processes/end-process.ts'
import { freePort } from '../scripts/processes/free-port.ts'

const root = join(import.meta.dirname, '..')

/** A writable copy of the project, served by `npm run dev`. */
export interface Workshop {
  folder: string
  port: number
  /** The output so far. */
  printed: () => string
  /** Saves like careful editors: another file replaces the existing one. */
  change: (path: string, how: (text: string) => string) => void
  /** Starts a second instance at the same port, and waits for its end. */
  beginAgain: () => Promise<{ status: number | null; printed: string }>
  /** Kills it, so that it cannot end anything itself. */
  kill: () => void
  end: () => Promise<void>
}

/**
 * Copies the project with jolt and the `others`, changes the files in `changes`, and serves the copy; `env` is added to
 * the server's environment.
 */
export async function openWorkshop(
  env: Record<string, string> = {},
  changes: Record<string, (text: string) => string> = {},
  others: readonly string[] = [],
): Promise<Workshop> {
  const folder = mkdtempSync(join(tmpdir(), 'livery-dev-'))
  const tenants = ['jolt', ...others].map((slug) => join('tenants', slug))
  for (const part of ['openapi', 'packages', 'scripts', 'src', 'dist', 'docs', ...tenants]) {
    cpSync(join(root, part), join(folder, part), { recursive: true })
  }
  for (const file of ['package.json', 'package-lock.json', 'tailwind.config.ts', 'tsconfig.json']) {
    cpSync(join(root, file), join(folder, file))
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  mkdirSync(join(folder, '.livery'))
  for (const [path, how] of Object.entries(changes)) {
    writeFileSync(join(folder, path), how(readFileSync(join(folder, path), 'utf8')))
  }
  const port = await freePort()
  const serverEnv = { ...process.env, ...env, PORT: String(port), CI: '1' }
  const begin = (dataDir: string, timeout: number) =>
    spawn(process.execPath, ['scripts/dev.mjs', '--tenant', 'jolt'], {
      cwd: folder,
      env: { ...serverEnv, LIVERY_DATA_DIR: join(folder, '.livery', dataDir) },
      // Cleans up even if the story is aborted.
      timeout,
    })
  const child = begin('data', 290_000)
  const printed = collectOutput(child)
  return {
    folder,
    port,
    printed,
    change(path, how) {
      const file = join(folder, path)
      const temporary = join(dirname(file), '.saved')
      writeFileSync(temporary, how(readFileSync(file, 'utf8')))
      renameSync(temporary, file)
    },
    async beginAgain() {
      const again = begin('data-again', 60_000)
      const output = collectOutput(again)
      const [status] = await once(again, 'close')
      return { status, printed: output() }
    },
    kill: () => child.kill('SIGKILL'),
    async end() {
      await endProcess(child)
      rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 })
    },
  }
}

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { root } from './build/root.ts'
import { collectOutput } from './processes/collect-output.ts'
import { proofCases } from './proof-cases.ts'
import { startTimeout } from './start-timeout.ts'

/** A project whose build prints its process id and never ends. */
function project(): string {
  const folder = mkdtempSync(join(tmpdir(), 'livery-run-node-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  mkdirSync(join(folder, 'node_modules/node/bin'), { recursive: true })
  mkdirSync(join(folder, 'dist'))
  symlinkSync(process.execPath, join(folder, 'node_modules/node/bin/node'))
  for (const name of [
    'build-if-stale.mjs',
    'run-node.mjs',
    'stop-with-parent.mjs',
    'setup.mjs',
    'command-line',
  ])
    cpSync(join(root, 'scripts', name), join(folder, 'scripts', name), { recursive: true })
  writeFileSync(
    join(folder, 'scripts/build.ts'),
    "console.log('builds', process.pid); setInterval(() => {}, 1000)",
  )
  return folder
}

/** Runs a script there, below a shell as npm does. */
function belowShell(folder: string, script: string): { shell: ChildProcess; printed: () => string } {
  writeFileSync(join(folder, 'start.mjs'), script)
  const shell = spawn('sh', ['-c', '"$0" start.mjs; exit $?', process.execPath], {
    cwd: folder,
    env: { ...process.env, npm_lifecycle_event: 'start' },
  })
  return { shell, printed: collectOutput(shell) }
}

const builds = `
  const { buildIfStale } = await import('./scripts/build-if-stale.mjs')
  console.log('starts', process.pid)
  await buildIfStale()`

/** Waits until a process has printed a word followed by its id. */
async function numberAfter(word: string, printed: () => string): Promise<number> {
  const found = await vi.waitFor(
    () => {
      const [, digits] = new RegExp(`${word} (\\d+)`).exec(printed()) ?? []
      if (digits === undefined) throw new Error(`${word} is not said: ${printed()}`)
      return Number(digits)
    },
    { timeout: 20_000 },
  )
  onTestFinished(() => {
    try {
      process.kill(found, 'SIGKILL')
    } catch {
      // It is gone, as expected.
    }
  })
  return found
}

/**
 * Waits until all processes below the shell are gone: they share its output, which then closes. Process ids say less,
 * since an ended process keeps its id until its parent reads the exit code, which may never happen in a container.
 */
async function everybodyEnds(shell: ChildProcess): Promise<unknown[]> {
  return once(shell, 'close', { signal: AbortSignal.timeout(startTimeout) })
}

const signals = [
  ['SIGTERM', 143],
  ['SIGHUP', 129],
  ['SIGKILL', 137],
] as const

it.each(proofCases(signals, 1))(
  'a build ends with its starter by %s, and does not count as complete',
  async (signal, code) => {
    const folder = project()
    const { shell, printed } = belowShell(folder, builds)
    const starter = await numberAfter('starts', printed)
    await numberAfter('builds', printed)
    const ended = everybodyEnds(shell)
    process.kill(starter, signal)
    expect(await ended).toEqual([code, null])
    expect(existsSync(join(folder, 'dist/.build-stamp'))).toBe(false)
  },
)

it('a build ends if npm is killed', async () => {
  const { shell, printed } = belowShell(project(), builds)
  await numberAfter('starts', printed)
  await numberAfter('builds', printed)
  const ended = everybodyEnds(shell)
  shell.kill('SIGKILL')
  await ended
})

it('a process started after npm was killed ends at once', async () => {
  const { shell, printed } = belowShell(
    project(),
    `
      const { runNode } = await import('./scripts/run-node.mjs')
      const { spawnSync } = await import('node:child_process')
      console.log('starts', process.pid)
      spawnSync('sleep', ['2'])
      runNode(['scripts/build.ts'])`,
  )
  await numberAfter('starts', printed)
  const ended = everybodyEnds(shell)
  shell.kill('SIGKILL')
  await ended
})

it("a script gets Node's flags, and the server's flags limit its memory", async () => {
  const folder = project()
  cpSync(join(root, 'scripts/server-memory.mjs'), join(folder, 'scripts/server-memory.mjs'))
  writeFileSync(
    join(folder, 'scripts/print.ts'),
    'console.log(process.execArgv.join(" "), process.env.MALLOC_ARENA_MAX)',
  )
  const { shell, printed } = belowShell(
    folder,
    `
      const { runNode } = await import('./scripts/run-node.mjs')
      const { memoryEnv, memoryFlags } = await import('./scripts/server-memory.mjs')
      runNode(['scripts/print.ts'], { flags: memoryFlags, env: { ...process.env, ...memoryEnv } })`,
  )
  await everybodyEnds(shell)
  expect(printed()).toMatch(/^--liftoff-only --max-semi-space-size=16 --import \S+ 2\n$/)
})

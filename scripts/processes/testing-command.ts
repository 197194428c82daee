import { join } from 'node:path'
import { Readable } from 'node:stream'
import { format } from 'node:util'
import { vi } from 'vitest'
import { root } from '../build/root.ts'

interface Surroundings {
  env?: Record<string, string>
  /** What the command reads from standard input. */
  input?: string | Buffer
}

class Exit extends Error {}

let runs = 0

/**
 * Runs a command's file, such as `routes.ts`, in this process, a tenth of a process's time: captures its output and
 * its exit code. One command at a time; its later output and timers are not waited for.
 */
export async function runCommandHere(file: string, args: readonly string[], surroundings: Surroundings = {}) {
  const { env = {}, input = '' } = surroundings
  const printed = { stdout: '', stderr: '' }
  const printTo = (name: 'stdout' | 'stderr') =>
    vi.spyOn(process[name], 'write').mockImplementation((text) => {
      printed[name] += String(text)
      return true
    })
  const logTo = (name: 'stdout' | 'stderr', method: 'log' | 'error' | 'warn') =>
    vi.spyOn(console, method).mockImplementation((...values) => {
      printed[name] += `${format(...values)}\n`
    })
  const script = join(root, 'scripts', file)
  const { argv, exitCode } = process
  const spies = [
    printTo('stdout'),
    printTo('stderr'),
    logTo('stdout', 'log'),
    logTo('stderr', 'error'),
    logTo('stderr', 'warn'),
    vi.spyOn(process, 'stdin', 'get').mockReturnValue(Readable.from([Buffer.from(input)]) as never),
    vi.spyOn(process, 'exit').mockImplementation((code) => {
      process.exitCode = code ?? process.exitCode
      throw new Exit()
    }),
  ]
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value)
  process.argv = [process.execPath, script, ...args]
  process.exitCode = undefined
  runs += 1
  try {
    // The query runs the file again; the modules that it imports are loaded once.
    await import(/* @vite-ignore */ `${script}?run=${runs}`).catch((error: unknown) => {
      if (!(error instanceof Exit)) throw error
    })
    return { status: Number(process.exitCode ?? 0), ...printed }
  } finally {
    process.argv = argv
    process.exitCode = exitCode
    for (const spy of spies) spy.mockRestore()
    vi.unstubAllEnvs()
  }
}

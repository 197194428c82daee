import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { stripVTControlCharacters } from 'node:util'
import { onTestFinished, vi } from 'vitest'
import { root } from '../build/root.ts'
import { endProcess } from '../processes/end-process.ts'
import { runVerb } from './run-verb.ts'
import { terminalForm } from './terminal-form.ts'

const form = terminalForm()

/** Why no terminal is available here; null if one is. */
export const noTerminal =
  form === undefined
    ? 'Nothing is run on a terminal: this machine has no `script` that gives one (util-linux, macOS).'
    : null

const environment = { LIVERY_MODE: '', LIVERY_TENANTS_DIR: '', NO_COLOR: '1', TERM: 'xterm' }

/** Runs `npm run tenant -- …` on a real terminal until the calling test ends. */
export function terminalTenant(args: readonly string[], more: Record<string, string> = {}) {
  if (form === undefined) throw new Error(noTerminal ?? '')
  const words = [join(root, 'node_modules/.bin/node'), join(root, 'scripts/tenant.ts'), ...args]
  const command = words.map((word) => `'${word.replaceAll("'", `'\\''`)}'`).join(' ')
  const { INIT_CWD: _, ...rest } = process.env
  const [program, ...given] = form(command)
  const child = spawn(program, given, { cwd: root, env: { ...rest, ...environment, ...more } })
  onTestFinished(() => endProcess(child, 2_000))
  const ended = once(child, 'close').then(([status]) => status as number | null)
  return watched(child.stdout, child.stdin, ended)
}

/** The same in this process, on streams that act as a terminal: a tenth of the time. One command at a time. */
export function terminalTenantHere(args: readonly string[], more: Record<string, string> = {}) {
  const input = Object.assign(new PassThrough(), { isTTY: true as const })
  const output = Object.assign(new PassThrough(), { isTTY: true as const })
  const spies = [
    vi.spyOn(process, 'stdin', 'get').mockReturnValue(input as never),
    vi.spyOn(process, 'stdout', 'get').mockReturnValue(output as never),
    vi.spyOn(process, 'stderr', 'get').mockReturnValue(output as never),
  ]
  for (const [name, value] of Object.entries({ ...environment, ...more })) vi.stubEnv(name, value)
  const ended = runVerb([...args]).finally(() => {
    for (const spy of spies) spy.mockRestore()
    vi.unstubAllEnvs()
  })
  return watched(output, input, ended)
}

function watched(output: NodeJS.ReadableStream, input: NodeJS.WritableStream, ended: Promise<number | null>) {
  let shown = ''
  let read = 0
  let isOver = false
  const over = () => {
    isOver = true
  }
  ended.then(over, over)
  output.setEncoding('utf8').on('data', (text: string) => {
    shown += text
  })
  const text = () => stripVTControlCharacters(shown).replaceAll('\r', '')

  /** Waits until the terminal shows something after the last match, and continues from there. */
  async function sees(words: string): Promise<void> {
    const deadline = performance.now() + 30_000
    for (;;) {
      const at = text().indexOf(words, read)
      if (at >= 0) {
        read = at + words.length
        return
      }
      if (performance.now() > deadline || isOver)
        throw new Error(`${JSON.stringify(words)} is not on the terminal:\n${text().slice(read)}`)
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }

  return {
    sees,
    types: (keys: string) => void input.write(keys),
    async ends(): Promise<{ status: number | null; shown: string }> {
      const status = await ended
      // What was written last arrives in a later turn.
      await new Promise((resolve) => setImmediate(resolve))
      return { status, shown: text() }
    },
  }
}

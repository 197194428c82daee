import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { collectOutput } from '../processes/collect-output.ts'
import { terminalForm } from './terminal-form.ts'
import { noTerminal } from './testing-terminal.ts'

/** An environment whose `script` is this one. */
function withScript(text: string): NodeJS.ProcessEnv {
  const folder = mkdtempSync(join(tmpdir(), 'livery-script-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  writeFileSync(join(folder, 'script'), text)
  chmodSync(join(folder, 'script'), 0o755)
  return { ...process.env, PATH: `${folder}:${process.env.PATH}` }
}

const isUtilLinux = noTerminal === null && execFileSync('script', ['-V']).includes('util-linux')

// Stands in for macOS' `script` with that of util-linux, without -e and without a socket as input. On macOS itself,
// terminal.test.ts uses the real one.
it.skipIf(!isUtilLinux)(
  "types into a command through macOS' `script`, and the command ends by itself",
  async () => {
    const real = execFileSync('sh', ['-c', 'command -v script'], { encoding: 'utf8' }).trim()
    const env = withScript(`#!/bin/sh
    test "$1" = -q || { echo "script: illegal option" >&2; exit 1; }
    test -S /dev/fd/0 && { echo "tcgetattr/ioctl: Operation not supported on socket" >&2; exit 1; }
    shift 4
    command="$1" exec ${real} -qec 'sh -c "$command"' /dev/null
  `)
    const [program = '', ...args] =
      terminalForm(env)?.('test -t 0 && read -r typed && echo "has $typed" && exit 5') ?? []
    const child = spawn(program, args, { env })
    onTestFinished(() => {
      child.kill('SIGKILL')
    })
    const printed = collectOutput(child)
    child.stdin.write('words\n')
    expect(await once(child, 'close')).toEqual([5, null])
    expect(printed()).toContain('has words')
  },
)

it('reports that there is no way if `script` gives no terminal', () => {
  expect(terminalForm(withScript('#!/bin/sh\nexit 1\n'))).toBeUndefined()
})

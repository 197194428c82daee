import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './build/root.ts'
import { collectOutput } from './processes/collect-output.ts'
import { proofCases } from './proof-cases.ts'

const { scripts }: { scripts: Record<string, string> } = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
)
// The formatter is a separate program with its own help.
const commands = Object.keys(scripts).filter((name) => name !== 'format')

async function run(name: string, args: readonly string[]) {
  const [, ...words] = (scripts[name] ?? '').replace(/^exec /, '').split(' ')
  const child = spawn(process.execPath, [...words, ...args], { cwd: root, timeout: 60_000 })
  const printed = collectOutput(child)
  const [code] = await once(child, 'close')
  return { code, printed: printed() }
}

it.each(proofCases(commands, 2))(
  '%s explains itself with --help, and refuses an unknown argument',
  async (name) => {
    const typed = ['start', 'test'].includes(name) ? `npm ${name}` : name
    const help = await run(name, ['--help'])
    expect(help.code, help.printed).toBe(0)
    expect(help.printed.split('\n')[0]).toContain(typed)
    const refused = await run(name, ['--nonsense'])
    expect(refused.code, refused.printed).toBe(2)
    expect(refused.printed).toContain('--nonsense')
  },
)

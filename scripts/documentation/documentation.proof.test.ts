import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from '../build/root.ts'
import { inlineCommands } from './documented-commands.ts'
import { copyProject, type ProjectCopy, pages, text } from './run-documented.ts'

let copy: ProjectCopy
beforeAll(() => {
  copy = copyProject()
})
afterAll(() => copy.remove())

describe.each(pages.filter(({ commands }) => commands.length > 0))('$page', ({ commands }) => {
  beforeAll(() => copy.beginPage())

  it.each(commands)('line $line: $command', { timeout: 240_000 }, ({ command }) => copy.prove(command))
})

const helped = new Map<string, ReturnType<ProjectCopy['run']>>()

it.each(inlineCommands(text('ARCHITECTURE.md')))(
  'ARCHITECTURE.md, line $line: $command exists, with its arguments',
  { timeout: 240_000 },
  ({ command }) => {
    expect(existsSync(join(root, copy.scriptOf(command))), command).toBe(true)
    const [, given = ''] = command.split(' -- ')
    if (given === '') return
    const asked = `${command.replace(/ --\w.*$/, '')} --help`
    const { status, stdout, stderr } = helped.get(asked) ?? copy.run(asked)
    helped.set(asked, { status, stdout, stderr })
    expect(status, stderr).toBe(0)
    for (const word of given.split(' ')) expect(stdout).toMatch(new RegExp(`(?<![\\w-])${word}\\b`))
  },
)

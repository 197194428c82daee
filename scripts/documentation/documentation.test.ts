import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseConfig } from '../../src/server/kernel/config/config.ts'
import { root } from '../build/root.ts'
import { copyProject, type ProjectCopy, pages, requireCovered, text } from './run-documented.ts'
import { testedCommands } from './tested-commands.ts'

describe.each(pages.filter(({ commands }) => commands.length > 0))('$page', ({ commands }) => {
  it.each(commands)('line $line: $command has a test', ({ command }) => requireCovered(command))
})

// One page runs here; `npm run verify -- --proofs` runs all of them (documentation.proof.test.ts).
describe('docs/theme-tokens.md', () => {
  const { commands = [] } = pages.find(({ page }) => page === 'docs/theme-tokens.md') ?? {}
  let copy: ProjectCopy
  beforeAll(() => {
    copy = copyProject()
    copy.beginPage()
  })
  afterAll(() => copy.remove())

  it.each(commands)('line $line: $command succeeds', { timeout: 240_000 }, ({ command }) =>
    copy.prove(command),
  )
})

const settings = pages
  .flatMap(({ page, commands }) => commands.map(({ command }) => ({ page, command })))
  .filter(({ command }) => /^[A-Z_]+=\S+ /.test(command))

it.each(settings)('$page: every setting of $command is one that the server reads', ({ command }) => {
  const given = [...command.matchAll(/([A-Z_]+)=(\S+) /g)].map(([, name = '', value = '']) => [name, value])
  const whole = parseConfig(Object.fromEntries(given))
  for (const [name] of given) {
    const others = parseConfig(Object.fromEntries(given.filter(([other]) => other !== name)))
    expect(others, name).not.toEqual(whole)
  }
})

it('contains only links to existing pages and headings', () => {
  const missing = pages.flatMap(({ page }) => {
    const folder = join(root, page, '..')
    return [...text(page).matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)\s]*))?\)/g)]
      .filter(([, file = '', anchor]) => {
        const target = file === '' ? join(root, page) : join(folder, file)
        try {
          const there = readFileSync(target, 'utf8')
          return anchor !== undefined && !headingsOf(there).includes(anchor)
        } catch {
          return true
        }
      })
      .map(([link]) => `${page}: ${link}`)
  })
  expect(missing).toEqual([])
})

function headingsOf(page: string): string[] {
  return [...page.matchAll(/^#+ (.*)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  )
}

it('names only tests of commands that a page contains', () => {
  const all = pages.flatMap(({ commands }) => commands.map(({ command }) => command))
  const unused = testedCommands.filter(({ command }) => !all.some((one) => command.test(one)))
  expect(unused.map(({ command }) => command.source)).toEqual([])
})

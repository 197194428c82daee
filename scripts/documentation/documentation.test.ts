import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseConfig } from '../../src/server/kernel/config/config.ts'
import { root } from '../build/root.ts'
import { documentedCommands, inlineCommands } from './documented-commands.ts'
import { spawnedScript } from './spawned-script.ts'
import { testedCommands } from './tested-commands.ts'

const pages = [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  ...readdirSync(join(root, 'docs')).map((name) => `docs/${name}`),
]
  .filter((page) => page.endsWith('.md'))
  .map((page) => {
    const written = readFileSync(join(root, page), 'utf8')
    const blocks = documentedCommands(written)
    const others = inlineCommands(written).filter(
      (one) => !blocks.some(({ command }) => command === one.command),
    )
    return { page, commands: [...blocks, ...others] }
  })

/** Commands that end quickly and write only to the folder that they run in. */
const runHere =
  /^(?:echo '[^']*' \| )?npm run -s (?:tenant -- (?:new|check|diff|export|import|rename|remove)|theme:tokens|theme:export|theme:prove -- --sample|routes|generate -- --check)\b[^;&|`$]*$/

/** Folders that the tools read and write, so that a page begins with the files of a clone. */
const parts = [
  'openapi',
  'packages',
  'scripts',
  'src',
  'docs',
  '.env.example',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
]
let copy = ''
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'livery-documentation-'))
  for (const part of parts) cpSync(join(root, part), join(copy, part), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

/** Removes what the commands of another page made. */
function beginPage(): void {
  for (const name of readdirSync(copy)) {
    if (name !== 'node_modules' && !parts.includes(name)) rmSync(join(copy, name), { recursive: true })
  }
  cpSync(join(root, 'tenants'), join(copy, 'tenants'), { recursive: true })
}

const started = new Map<string, string>()

/** The script that a command starts; many pages have the same command. */
function scriptOf(command: string): string {
  const script = started.get(command) ?? spawnedScript(command, copy)
  started.set(command, script)
  return script
}

function run(command: string) {
  const env = { ...process.env, LIVERY_TENANTS_DIR: '', LIVERY_MODE: '', NO_COLOR: '1' }
  return spawnSync('sh', ['-c', command], { cwd: copy, env, encoding: 'utf8' })
}

/** Whether a file starts a script: by its path, or as a file in the same folder. */
function spawns(file: string, script: string): boolean {
  const source = text(file)
  const isBeside =
    dirname(file) === dirname(script) && source.includes(`import.meta.dirname, '${basename(script)}'`)
  return /\b(?:spawn|spawnSync|execFile)\b/.test(source) && (isBeside || source.includes(`${script}'`))
}

const text = (file: string) => readFileSync(join(root, file), 'utf8')

describe.each(pages.filter(({ commands }) => commands.length > 0))('$page', ({ commands }) => {
  beforeAll(beginPage)

  it.each(commands)('line $line: $command', ({ command }) => {
    const elsewhere = testedCommands.filter((one) => one.command.test(command))
    if (elsewhere.length === 0) {
      expect(command, 'is neither run here nor named in tested-commands.ts').toMatch(runHere)
      const { status, stdout, stderr } = run(command)
      // `diff` exits with 1 if there is a difference, which is no failure.
      const expected = command.includes(' -- diff ') ? 1 : 0
      expect(status, `${stdout}\n${stderr}`).toBe(expected)
      expect(stdout).not.toBe('')
    }
    for (const { file, title, shows, through = file } of elsewhere) {
      expect(text(file), `${file} has that test`).toContain(title)
      if (shows !== undefined) expect(text(through), `${through} shows it`).toContain(shows)
    }
    if (elsewhere.length > 0) {
      const script = scriptOf(command)
      // Typing the command starts the script, whatever npm does first.
      const starters = elsewhere.filter(({ file, through = file, types }) =>
        types === undefined ? spawns(through, script) : text(file).includes(types),
      )
      expect(starters, `${script} is started by none of its tests`).not.toEqual([])
    }
  })
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

const helped = new Map<string, Pick<ReturnType<typeof run>, 'status' | 'stdout' | 'stderr'>>()

it.each(inlineCommands(text('ARCHITECTURE.md')))(
  'ARCHITECTURE.md, line $line: $command exists, with its arguments',
  ({ command }) => {
    expect(existsSync(join(root, scriptOf(command))), command).toBe(true)
    const [, given = ''] = command.split(' -- ')
    if (given === '') return
    const asked = `${command.replace(/ --\w.*$/, '')} --help`
    const { status, stdout, stderr } = helped.get(asked) ?? run(asked)
    helped.set(asked, { status, stdout, stderr })
    expect(status, stderr).toBe(0)
    for (const word of given.split(' ')) expect(stdout).toMatch(new RegExp(`(?<![\\w-])${word}\\b`))
  },
)

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
